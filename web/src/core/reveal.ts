export interface Span {
  from: number;
  to: number;
}

/** How far to scroll until one of these is seen: not at all where one is, else so that the nearest is in the middle. */
export function toReveal(frame: Span, things: readonly Span[]): number {
  if (things.some((thing) => thing.from >= frame.from && thing.to <= frame.to)) return 0;
  const middle = (span: Span) => (span.from + span.to) / 2;
  const ways = things.map((thing) => middle(thing) - middle(frame));
  return ways.reduce((least, way) => (Math.abs(way) < Math.abs(least) ? way : least), ways[0] ?? 0);
}

const outside = (node: Element) => node.parentElement?.closest('[data-scrolls]') ?? null;

/** Scrolls whatever holds these, so that nobody is asked for something that is out of sight. */
export function reveal(nodes: readonly Element[]) {
  const held = new Map<Element, DOMRect[]>();
  for (const node of nodes) {
    const box = node.getBoundingClientRect();
    for (let frame = outside(node); frame; frame = outside(frame))
      held.set(frame, [...(held.get(frame) ?? []), box]);
  }
  for (const [frame, boxes] of held) {
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    frame.scrollBy(
      toReveal(
        { from: left, to: right },
        boxes.map((box) => ({ from: box.left, to: box.right })),
      ),
      toReveal(
        { from: top, to: bottom },
        boxes.map((box) => ({ from: box.top, to: box.bottom })),
      ),
    );
  }
}
