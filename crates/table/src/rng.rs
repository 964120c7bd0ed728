//! A small seeded generator, the same on every machine: records and simulations depend on the seed alone.

/// `xoshiro256++`, seeded through `splitmix64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rng([u64; 4]);

impl Rng {
    pub fn new(seed: u64) -> Rng {
        let mut x = seed;
        Rng(std::array::from_fn(|_| {
            x = x.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let z = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            z ^ (z >> 31)
        }))
    }

    /// The generator of the `n`th draw of a game: undoing and playing on gives the same draws.
    pub fn nth(seed: u64, n: u64) -> Rng {
        Rng::new(seed ^ n.wrapping_add(1).wrapping_mul(0xD134_2543_DE82_EF95))
    }

    #[inline]
    pub fn word(&mut self) -> u64 {
        let s = &mut self.0;
        let out = s[0].wrapping_add(s[3]).rotate_left(23).wrapping_add(s[0]);
        let t = s[1] << 17;
        s[2] ^= s[0];
        s[3] ^= s[1];
        s[1] ^= s[2];
        s[0] ^= s[3];
        s[2] ^= t;
        s[3] = s[3].rotate_left(45);
        out
    }

    /// A number below `n`; `n` is not 0.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        debug_assert!(n > 0);
        ((u128::from(self.word()) * n as u128) >> 64) as usize
    }

    pub fn coin(&mut self) -> bool {
        self.word() >> 63 == 1
    }
}
