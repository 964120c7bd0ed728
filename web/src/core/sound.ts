let context: AudioContext | null = null;

/** Two soft notes: it is your turn. Browsers allow it after the first click; before, it stays silent. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const now = context.currentTime;
    for (const [i, pitch] of [587.3, 880].entries()) {
      const note = context.createOscillator();
      const loud = context.createGain();
      note.type = 'sine';
      note.frequency.value = pitch;
      const from = now + i * 0.13;
      loud.gain.setValueAtTime(0, from);
      loud.gain.linearRampToValueAtTime(0.12, from + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.001, from + 0.42);
      note.connect(loud).connect(context.destination);
      note.start(from);
      note.stop(from + 0.45);
    }
  } catch {
    // No sound is no reason to stop.
  }
}
