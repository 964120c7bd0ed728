import type { Component } from 'svelte';
import type { ContentNews, LogLine, PieceNews, Scene, SeatNews } from '../core/wire';

/**
 * What a drawing may look at and what it may do. A drawing knows no rules: it draws the scene, marks everything a
 * player might point at with `mark`, and the table around it does the rest (click, keyboard, why-not, hover).
 */
export interface Sight<T = unknown> {
  readonly scene: Scene<T>;
  readonly seats: readonly SeatNews[];
  /** The seat this browser looks from; `null`: a spectator. */
  readonly me: number | null;
  /** How far along the game is the picture: false while an old step is looked at. */
  readonly live: boolean;
  /** Targets that answer something, with how many answers each. */
  readonly lit: ReadonlyMap<string, number>;
  /** What a line of the log, or a chosen first half of an answer, points at. */
  readonly glow: ReadonlySet<string>;
  /** Every tile, card and figure of the ruleset, by target. */
  readonly content: ReadonlyMap<string, PieceNews>;
  /** What a side that nobody plays did last, line by line. */
  readonly deeds: readonly LogLine[];
  /** Whether pieces may glide. */
  readonly motion: boolean;
  /** The attributes of the element that stands for a target: spread them on it. */
  mark(target: string, label?: string): Mark;
  /** For a thing that shows its card when pointed at: spread it on the element, alone or beside a mark. */
  show(target: string): { 'data-show': string; tabindex?: 0 };
  /** Answers with the target, as a click on its mark does. */
  pick(target: string): void;
  /** Points at things on the table, as a line of the log does. */
  point(targets: readonly string[]): void;
}

export interface Mark {
  'data-target': string;
  'data-lit'?: 'one' | 'many';
  'data-glow'?: true;
  /** A picture with a name until it answers something. */
  role?: 'button' | 'img';
  tabindex?: 0;
  'aria-label'?: string;
  'aria-disabled'?: true;
}

/** How a seat is known everywhere: emblem, colour and pattern, never colour alone. */
export interface Face {
  name: string;
  /** Symbol of the sprite. */
  emblem: string;
  colour: string;
  /** Pattern of the sprite, `pt-..`. */
  pattern: string;
}

export interface SightProps<T> {
  sight: Sight<T>;
}

export interface SeatProps<T> extends SightProps<T> {
  seat: number;
}

/** A panel beside or below the board; on a phone, a tab of the sheet. */
export interface Panel<T = unknown> {
  id: string;
  /** Message of its caption. */
  word: string;
  /** Message on its tab, where the caption is too long for one. */
  tab?: string;
  /** Symbol on its tab. */
  icon: string;
  place: 'tray' | 'side' | 'seats';
  /** Share of the tray's width. */
  width?: string;
  component: Component<SightProps<T>>;
  /** Kinds of targets drawn in it (`card`, `tile`): on a phone its tab opens when one of them is asked for. */
  targets?: readonly string[];
  /** It writes its own captions. */
  bare?: boolean;
  /** Left out while there is nothing in it. */
  when?(sight: Sight<T>): boolean;
}

export interface Clash {
  /** Another one opens its panel anew. */
  id: string;
  /** `false`: what was secret never lay open, so that the panel means nothing once it is over. */
  told?: boolean;
  /** Whose panel opens by itself. */
  seats: number[];
  /** `kemet-fight-at` and the like, with its arguments. */
  word: string;
  args: Record<string, string | number>;
}

export interface Game<T = unknown> {
  id: string;
  /** Symbols and patterns the drawings use, an SVG of `symbol`s; put into the page once. */
  sprite: string;
  /** How a seat is drawn. `players` and `seat` suffice before the first scene. */
  face(seat: number, scene?: Scene<T>): Face;
  /** The number by which seats are ranked now, and a second small one for the phone. */
  standing(
    scene: Scene<T>,
    seat: number,
  ): { points: number; icon: string; small: { icon: string; value: number } };
  /** Who plays together, what they have together and what it takes, where that is told by the drawings. */
  teams?(scene: Scene<T>): { seats: number[]; points: number; goal: number }[];
  /** Seats in the order they are shown. */
  order(scene: Scene<T>): number[];
  /** Whose turn it is. */
  active(scene: Scene<T>): number | null;
  /** Loads what the board needs before it can be drawn. */
  load?(scene: Scene<T>): Promise<void>;
  Board: Component<SightProps<T>>;
  /** Day, round, turn: one line in the head of the page. */
  Progress: Component<SightProps<T>>;
  Seat: Component<SeatProps<T>>;
  /** How wide the seats and the side are, where the game needs other widths than usual. */
  columns?: { seats: string; side: string };
  panels: Panel<T>[];
  /** The scene as it was before what a line of a side that nobody plays tells. */
  before?(scene: Scene<T>, line: LogLine): Scene<T>;
  /** The battle under way; `null`: none. */
  clash(scene: Scene<T>): Clash | null;
  /** Drawn over the board in a frame that the table supplies; the hand below stays in reach. */
  Clash: Component<SightProps<T>>;
  /** The face of a tile, card or figure, drawn from its facts; text and provenance stand below it. */
  Piece: Component<{ piece: PieceNews }>;
  /** What decided a finished game where it was not points. */
  Verdict?: Component<SightProps<T>>;
}

export type Content = ContentNews;
