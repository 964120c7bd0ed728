import type { Game } from '../games/game';
import { byTarget } from './choices';
import { Failed, get } from './http';
import { Pace } from './pace';
import { settings } from './settings.svelte';
import { Line, type Link } from './socket';
import { chime } from './sound';
import { lastDeeds, pause, type Telling, tellingOf } from './telling';
import type { Call, Choice, HintNews, LogLine, News, PieceNews, Spoken, StateNews, TableNews } from './wire';

export interface Said {
  /** What was pointed at, where something was. */
  target: string | null;
  why: string;
  rule: string | null;
}

/** One table as this browser sees it: what the server told, and what is being pointed at. */
export class Table {
  readonly id: string;
  news = $state.raw<TableNews | null>(null);
  state = $state.raw<StateNews | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<Spoken[]>([]);
  content = $state.raw<ReadonlyMap<string, PieceNews>>(new Map());
  game = $state.raw<Game | null>(null);

  link = $state<Link>('connecting');
  tries = $state(0);
  /** The server's last word before it hung up, or why there is no table. */
  closed = $state<string | null>(null);
  gone = $state(false);

  /** The seat looked from; asked for again when the line comes back. */
  seat = $state<number | null>(null);
  /** An answer that is on its way. */
  sending = $state(false);
  /** A refusal or a reason, until it is put away. */
  said = $state.raw<Said | null>(null);
  /** Asking why not: the next click asks instead of answering. */
  asking = $state(false);
  /** Targets the log points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Answers that share a target, while one has to be chosen. */
  chooser = $state.raw<{ target: string; choices: Choice[] } | null>(null);
  unread = $state(0);
  /** A hint that was asked for: on its way, or there. */
  hint = $state.raw<'thinking' | HintNews | null>(null);

  /** What a side that nobody plays did, while it is told; the question waits. */
  telling = $state.raw<Telling | null>(null);

  /** An old step that is looked at. */
  step = $state<number | null>(null);
  past = $state.raw<StateNews | null>(null);
  /** After the end: everything that was hidden, too. */
  openly = $state(false);

  readonly live = $derived(this.step === null);
  readonly shown = $derived(this.step === null ? this.#told() : this.past);
  readonly over = $derived(this.news?.phase === 'over' || Boolean(this.state?.result));
  readonly prompt = $derived(this.live && !this.telling ? (this.state?.prompt ?? null) : null);
  readonly choices = $derived(byTarget(this.prompt));
  readonly lit = $derived(new Map([...this.choices].map(([target, choices]) => [target, choices.length])));
  /** The answer a hint speaks for, while it can be given. */
  readonly hinted = $derived(this.#hinted());
  readonly glow = $derived(
    new Set([
      ...this.pointed,
      ...(this.telling?.lines[this.telling.at]?.targets ?? []),
      ...(this.chooser ? [this.chooser.target] : []),
      ...(this.hinted?.targets ?? []),
    ]),
  );
  /** The log as far as the page has come. */
  readonly heard = $derived(this.#heard());
  /** What a side that nobody plays did last. */
  readonly deeds = $derived(lastDeeds(this.heard, this.news?.seats.length ?? Number.POSITIVE_INFINITY));
  /** A bot plays this browser's seat. */
  readonly standIn = $derived(this.seat === null ? null : (this.news?.seats[this.seat]?.stand_in ?? null));
  /** Another seat of this browser is asked, and this one is not. */
  readonly handOver = $derived(this.#handOver());

  #pace = new Pace<StateNews>(
    (state) => this.#show(state),
    (state) => state.log.length === 0,
  );
  #line: Line | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #calls = 0;
  #answering = 0;
  #fetched = 0;
  #sat = false;
  #wanted: number | null = null;

  constructor(id: string) {
    this.id = id;
  }

  /** Of several own seats, the one a link led to. */
  prefer(seat: number | null): void {
    this.#wanted = seat;
  }

  join(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#line = new Line(`${scheme}://${location.host}/ws/${this.id}`, {
      open: () => this.#sit(),
      news: (news) => this.hear(news),
      link: (link, tries) => {
        this.link = link;
        this.tries = tries;
        if (link !== 'open') this.sending = false;
        if (link === 'lost' && !this.news) void this.#ask();
      },
    });
  }

  leave(): void {
    this.hush();
    this.#line?.end();
  }

  hurry(): void {
    this.#line?.hurry();
  }

  sit(seat: number | null): void {
    this.seat = seat;
    this.#sat = true;
    this.#forget();
    this.#sit();
  }

  /** The language changed: everything is told anew. */
  again(): void {
    this.#sit();
    if (this.step !== null) void this.look(this.step);
  }

  answer(choice: Choice): void {
    const state = this.state;
    if (!state || !this.live || this.sending) return;
    this.chooser = null;
    this.said = null;
    const id = ++this.#calls;
    this.#answering = id;
    this.sending = this.#send({ do: 'answer', id, state: state.state, answer: choice.answer });
  }

  /** A click on a target: answers, lets choose between answers, or asks why not. */
  pick(target: string): void {
    if (this.asking) {
      this.why(target);
      return;
    }
    const choices = this.choices.get(target);
    const only = choices?.length === 1 ? choices[0] : undefined;
    if (only) this.answer(only);
    else if (choices) this.chooser = { target, choices };
    else if (this.prompt) this.why(target);
  }

  why(target: string): void {
    this.asking = false;
    if (this.seat === null || !this.live) return;
    this.#send({ do: 'why', id: ++this.#calls, target });
  }

  /** Bots' moves that are still to be shown are shown now, and what is being told is told. */
  hasten(): void {
    this.hush();
    if (this.#pace.behind > 0) this.#pace.flush();
  }

  /** Ends the telling: the table is shown as it is. */
  hush(): void {
    clearTimeout(this.#timer);
    this.telling = null;
  }

  undo(): void {
    this.#send({ do: 'undo', id: ++this.#calls });
  }

  consent(yes: boolean): void {
    this.#send({ do: 'consent', id: ++this.#calls, yes });
  }

  pass(on: boolean): void {
    this.#send({ do: 'pass', id: ++this.#calls, on });
  }

  askHint(): void {
    const state = this.state;
    if (!this.prompt || !state || this.hint === 'thinking') return;
    this.hint = 'thinking';
    this.#send({ do: 'hint', id: ++this.#calls, state: state.state });
  }

  /** Lets a bot play a seat; `null`: the own seat is taken back. */
  letPlay(seat: number, bot: string | null): void {
    this.#send({ do: 'stand-in', id: ++this.#calls, seat, bot });
  }

  /** Says something to all, or to the own team alone. */
  speak(text: string, team: boolean): void {
    this.#send({ do: 'chat', id: ++this.#calls, text, team });
  }

  /** Shows a step of the replay; `null`: what is on the table now. */
  async look(step: number | null): Promise<void> {
    this.hush();
    const last = this.state?.step ?? 0;
    if (step === null || (step >= last && !this.openly)) {
      this.openly = false;
      this.step = null;
      this.past = null;
      return;
    }
    const wanted = Math.max(0, Math.min(step, last));
    const fetched = ++this.#fetched;
    this.step = wanted;
    this.chooser = null;
    const own = this.seat === null ? '' : `${this.openly ? 'as' : 'seat'}=${this.seat}`;
    const seat = `?${[this.openly ? 'seat=all' : '', own].filter(Boolean).join('&')}`;
    try {
      const past = await get<StateNews>(`/api/tables/${this.id}/steps/${wanted}${seat}`);
      if (fetched === this.#fetched && this.step === wanted) this.past = past;
    } catch (error) {
      if (error instanceof Failed) this.said = { target: null, why: error.message, rule: null };
      this.step = null;
    }
  }

  /** After the end: shows what every seat had, or only what this one saw. */
  async layOpen(openly: boolean): Promise<void> {
    this.openly = openly;
    await this.look(this.step ?? this.state?.step ?? 0);
  }

  hear(news: News): void {
    switch (news.news) {
      case 'table':
        this.news = news;
        if (!this.#sat && this.seat === null && news.mine.length > 0) {
          const wanted =
            this.#wanted !== null && news.mine.includes(this.#wanted) ? this.#wanted : news.mine[0];
          this.sit(wanted ?? null);
        }
        break;
      case 'state':
        this.#pace.add(news);
        // The answer to one's own answer does not wait.
        if (!this.state || this.sending || !settings.motion || document.hidden) this.#pace.flush();
        break;
      case 'ready':
        this.#ready(news.ready);
        break;
      case 'done':
        if (news.id === this.#answering) this.sending = false;
        break;
      case 'refused':
        this.sending = false;
        this.hint = null;
        // A stale answer met a newer table, which is on its way and says more than a complaint.
        if (!news.stale) this.said = { target: null, why: news.why, rule: news.rule };
        break;
      case 'reason':
        this.said = { target: news.target, why: news.why, rule: news.rule };
        break;
      case 'hint':
        this.hint = news.state === this.state?.state ? news : null;
        break;
      case 'chat':
        this.chat = [...this.chat.slice(-199), news];
        this.unread += 1;
        break;
      case 'wrong':
        this.sending = false;
        this.hint = null;
        this.said = { target: null, why: news.why, rule: null };
        break;
      case 'closing':
        this.closed = news.why;
        break;
    }
  }

  #show(state: StateNews): void {
    this.hush();
    const asked = Boolean(this.state?.prompt);
    const fresh = this.state !== null && state.log_from > 0;
    this.log = [...this.log.slice(0, state.log_from), ...state.log];
    if (state.state !== this.state?.state) this.hint = null;
    this.state = state;
    this.sending = false;
    this.chooser = null;
    this.closed = null;
    if (this.said?.target) this.said = null;
    if (fresh && settings.motion && !document.hidden) this.#tell(state);
    if (state.prompt && !asked && settings.sound) chime();
  }

  #tell(state: StateNews): void {
    const back = this.game?.before;
    const seats = this.news?.seats.length;
    if (!back || seats === undefined || this.step !== null) return;
    this.telling = tellingOf(state.log, seats, state.scene, back);
    const next = () => {
      const telling = this.telling;
      const line = telling?.lines[telling.at];
      if (!telling || !line) return this.hush();
      this.#timer = setTimeout(() => {
        this.telling = { ...telling, at: telling.at + 1 };
        next();
      }, pause(line));
    };
    next();
  }

  #told(): StateNews | null {
    const scene = this.telling?.pictures[this.telling.at];
    return this.state && scene ? { ...this.state, scene } : this.state;
  }

  #heard(): LogLine[] {
    if (this.step !== null) return this.log.filter((line) => line.step <= (this.step ?? 0));
    const line = this.telling?.lines[this.telling.at];
    return line ? this.log.slice(0, this.log.lastIndexOf(line) + 1) : this.log;
  }

  #ready(ready: number[]): void {
    const state = this.state;
    if (state?.scene.waiting.for !== 'together') return;
    this.state = { ...state, scene: { ...state.scene, waiting: { ...state.scene.waiting, ready } } };
  }

  #sit(): void {
    this.#pace.forget();
    this.chat = [];
    this.#send({ do: 'sit', seat: this.seat, lang: settings.lang });
  }

  #forget(): void {
    this.hush();
    this.#pace.forget();
    this.state = null;
    this.log = [];
    this.chooser = null;
    this.said = null;
    this.hint = null;
    this.asking = false;
  }

  #send(call: Call): boolean {
    return this.#line?.send(call) ?? false;
  }

  #hinted(): Choice | null {
    const hint = this.hint;
    if (!hint || hint === 'thinking') return null;
    return this.prompt?.options.find((option) => option.answer === hint.answer) ?? null;
  }

  #handOver(): number | null {
    const [state, news] = [this.state, this.news];
    if (!state || !news || state.prompt || news.mine.length < 2 || news.phase !== 'playing') return null;
    const waiting = state.scene.waiting;
    const asked =
      waiting.for === 'one'
        ? [waiting.seat]
        : waiting.for === 'together'
          ? waiting.seats.filter((seat) => !waiting.ready?.includes(seat))
          : [];
    return asked.find((seat) => seat !== this.seat && news.mine.includes(seat)) ?? null;
  }

  /** A socket cannot say why it was refused; the same question over HTTP can. */
  async #ask(): Promise<void> {
    try {
      await get(`/api/tables/${this.id}/steps/0`);
    } catch (error) {
      if (error instanceof Failed && error.status >= 400 && error.status < 500 && error.status !== 429) {
        this.closed = error.message;
        this.gone = true;
        this.leave();
      }
    }
  }
}
