import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings } from './settings.svelte';

let bundle = $state.raw<FluentBundle | null>(null);
let speaking = '';

/** Fetches the words of a language; the page shows nothing before the first ones are there. */
export async function speak(lang: string): Promise<void> {
  if (speaking === lang) return;
  const answer = await fetch(`/api/words/${lang}`);
  if (!answer.ok) throw new Error(String(answer.status));
  const next = bundleOf(lang, await answer.text());
  speaking = lang;
  bundle = next;
  document.documentElement.lang = lang;
}

export function bundleOf(lang: string, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

export function ready(): boolean {
  return bundle !== null;
}

/** A sentence of the client, in the language of the settings. */
export function say(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? `<${id}>` : '';
  return bundle.formatPattern(message.value, args);
}

/** The same where the word may be missing: a name that came from the server. */
export function sayOr(id: string, other: string): string {
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value) : other;
}

export function lang(): string {
  return settings.lang;
}
