import type { SeatNews } from './wire';
import { say } from './words.svelte';

/** What there is to say of who sits at a seat. */
export function presence(news: SeatNews | undefined, me: number | null): string {
  if (!news) return '';
  if (news.kind === 'bot') return say('seat-bot');
  if (news.stand_in !== null) return say('seat-stand-in', { bot: news.stand_in });
  if (!news.here) return say('seat-away');
  return news.seat === me ? say('seat-you') : '';
}
