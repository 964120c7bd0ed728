import { MediaQuery } from 'svelte/reactivity';

let query: MediaQuery | undefined;

/** The page shows one panel at a time. */
export function narrow(): boolean {
  query ??= new MediaQuery('max-width: 1179px');
  return query.current;
}
