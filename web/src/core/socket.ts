import { pause } from './backoff';
import type { Call, News } from './wire';

export type Link = 'connecting' | 'open' | 'lost' | 'ended';

export interface Ear {
  /** The line is open: sit down. */
  open(): void;
  news(news: News): void;
  link(link: Link, tries: number): void;
}

/** A line to one table. It comes back by itself until it is hung up, or the server says not to. */
export class Line {
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;
  readonly #url: string;
  readonly #ear: Ear;

  constructor(url: string, ear: Ear) {
    this.#url = url;
    this.#ear = ear;
    this.#dial();
  }

  send(call: Call): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(call));
    return true;
  }

  /** Tries at once instead of waiting. */
  hurry(): void {
    if (this.#over || this.#socket) return;
    clearTimeout(this.#timer);
    this.#dial();
  }

  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = null;
  }

  #dial(): void {
    this.#ear.link(this.#tries ? 'lost' : 'connecting', this.#tries);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#ear.link('open', 0);
      this.#ear.open();
    };
    socket.onmessage = (event) => {
      const news = JSON.parse(String(event.data)) as News;
      if (news.news === 'closing' && !news.again) this.#over = true;
      this.#ear.news(news);
    };
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      if (this.#over) {
        this.#ear.link('ended', this.#tries);
        return;
      }
      const wait = pause(this.#tries);
      this.#tries += 1;
      this.#ear.link('lost', this.#tries);
      this.#timer = setTimeout(() => this.#dial(), wait);
    };
  }
}
