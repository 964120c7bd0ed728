/** Bots answer faster than an eye can follow: what they did is shown one thing after the other. */
export class Pace<T> {
  #waiting: T[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #last = Number.NEGATIVE_INFINITY;
  readonly #show: (thing: T) => void;
  readonly #light: (thing: T) => boolean;
  readonly #now: () => number;

  constructor(
    show: (thing: T) => void,
    light: (thing: T) => boolean,
    now: () => number = () => performance.now(),
  ) {
    this.#show = show;
    this.#light = light;
    this.#now = now;
  }

  get behind(): number {
    return this.#waiting.length;
  }

  /** Shows it when its turn comes; at once if nothing came shortly before. */
  add(thing: T): void {
    this.#waiting.push(thing);
    if (this.#timer === undefined) this.#step();
  }

  /** Shows everything that waits, now. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const thing of this.#waiting.splice(0)) this.#show(thing);
    this.#last = this.#now();
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#last = Number.NEGATIVE_INFINITY;
  }

  #step(): void {
    this.#timer = undefined;
    const wait = this.#last + gap(this.#waiting.length) - this.#now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#step(), wait);
      return;
    }
    const next = this.#waiting.shift();
    if (next === undefined) return;
    this.#last = this.#now();
    this.#show(next);
    // What brings nothing new to read does not wait.
    while (this.#waiting[0] !== undefined && this.#light(this.#waiting[0]))
      this.#show(this.#waiting.shift() as T);
    if (this.#waiting.length > 0) this.#step();
  }
}

/** Milliseconds between two things: shorter the more of them wait. */
export function gap(waiting: number): number {
  return Math.max(80, Math.min(360, 1800 / Math.max(1, waiting)));
}
