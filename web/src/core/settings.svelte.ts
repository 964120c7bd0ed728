export interface Settings {
  lang: 'en' | 'pl';
  night: boolean;
  sound: boolean;
  patterns: boolean;
  motion: boolean;
  name: string;
}

const KEPT = 'tawy';

function first(): Settings {
  const asks = (query: string) => typeof matchMedia === 'function' && matchMedia(query).matches;
  const usual: Settings = {
    lang: typeof navigator !== 'undefined' && navigator.language.startsWith('pl') ? 'pl' : 'en',
    night: asks('(prefers-color-scheme: dark)'),
    sound: true,
    patterns: true,
    motion: !asks('(prefers-reduced-motion: reduce)'),
    name: '',
  };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') };
  } catch {
    return usual;
  }
}

export const settings = $state<Settings>(first());

/** Keeps the settings and puts the ones that style sheets read on the page. To be called in an effect. */
export function apply(): void {
  const root = document.documentElement.classList;
  root.toggle('night', settings.night);
  root.toggle('plain-colours', !settings.patterns);
  root.toggle('still', !settings.motion);
  const kept = JSON.stringify(settings);
  try {
    localStorage.setItem(KEPT, kept);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
