//! Unguessable names: guests, tables, the links of seats.

/// Letters and digits that survive being read aloud and typed.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// 26 letters of 5 bits each: more than anyone can try.
pub(crate) const LENGTH: usize = 26;

pub(crate) fn secret() -> String {
    let mut bytes = [0; LENGTH];
    fill(&mut bytes);
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_le_bytes(bytes)
}

/// Whether a text could be one of our secrets.
pub(crate) fn is_secret(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| ALPHABET.contains(&byte))
}

/// A system that has no randomness to give cannot host games with secrets.
fn fill(bytes: &mut [u8]) {
    getrandom::fill(bytes).unwrap_or_else(|error| panic!("the system gives no random numbers: {error}"));
}
