//! Small sets of indices, as bits.

/// Declares a set of an index newtype over one unsigned integer. The type has `index`, and `at` for the item of a bit.
#[macro_export]
macro_rules! index_set {
    ($(#[$doc:meta])* $set:ident of $item:ident in $bits:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set($bits);

        #[allow(dead_code, reason = "not every set needs every verb")]
        impl $set {
            pub const NONE: $set = $set(0);

            pub const fn only(item: $item) -> $set {
                $set(1 << item.index())
            }

            /// The first `n` items.
            pub const fn first(n: usize) -> $set {
                $set(((1u128 << n) - 1) as $bits)
            }

            #[inline]
            pub const fn has(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            #[must_use]
            #[inline]
            pub const fn with(self, item: $item) -> $set {
                $set(self.0 | 1 << item.index())
            }

            #[must_use]
            #[inline]
            pub const fn without(self, item: $item) -> $set {
                $set(self.0 & !(1 << item.index()))
            }

            #[must_use]
            #[inline]
            pub const fn and(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            #[must_use]
            #[inline]
            pub const fn or(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[must_use]
            #[inline]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub const fn count(self) -> usize {
                self.0.count_ones() as usize
            }

            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let item = (left != 0).then(|| $item::at(left.trailing_zeros() as usize))?;
                    left &= left - 1;
                    Some(item)
                })
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> $set {
                items.into_iter().fold($set::NONE, $set::with)
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
