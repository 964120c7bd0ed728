//! Where a piece of content comes from.

/// How well a piece of content is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Provenance {
    /// The rulebook says it.
    Rulebook,
    /// Public material agrees on it.
    Public,
    /// One public source, or a detail that was inferred.
    PublicUnsure,
    /// Not sourced: made to fit every hint.
    Reconstructed,
}

impl Provenance {
    pub fn id(self) -> &'static str {
        match self {
            Provenance::Rulebook => "rulebook",
            Provenance::Public => "public",
            Provenance::PublicUnsure => "public-unsure",
            Provenance::Reconstructed => "reconstructed",
        }
    }
}
