/** x, y, width, height in units of the drawing. */
export type Box = readonly [number, number, number, number];

/** The smallest box of the window's shape that shows all of `frame`. */
export function fitBox(frame: Box, width: number, height: number, art: Box = frame): Box {
  if (!width || !height) return frame;
  const [x, y, w, h] = frame;
  const scale = Math.max(w / width, h / height);
  const [bw, bh] = [width * scale, height * scale];
  // Where the drawing goes on beyond the frame, it fills the window rather than emptiness.
  return [within(x + (w - bw) / 2, bw, art[0], art[2]), within(y + (h - bh) / 2, bh, art[1], art[3]), bw, bh];
}

function within(at: number, size: number, from: number, length: number): number {
  return size >= length ? from + (length - size) / 2 : Math.max(from, Math.min(from + length - size, at));
}

/** The largest box of the window's shape that lies within `part`. */
export function coverBox(part: Box, width: number, height: number): Box {
  if (!width || !height) return part;
  const [x, y, w, h] = part;
  const scale = Math.min(w / width, h / height);
  const [bw, bh] = [width * scale, height * scale];
  return [x + (w - bw) / 2, y + (h - bh) / 2, bw, bh];
}

/** Keeps a box between a fifth of the board and a little more than all of it, and the board in sight. */
export function clampBox(box: Box, frame: Box, width: number, height: number): Box {
  if (!width || !height) return box;
  const most = fitBox(frame, width, height);
  const w = Math.min(most[2] * 1.25, Math.max(frame[2] / 6, box[2]));
  const h = (w * height) / width;
  const hold = (at: number, size: number, from: number, length: number) =>
    size >= length
      ? from + (length - size) / 2
      : Math.max(from - size * 0.15, Math.min(from + length - size * 0.85, at));
  const cx = box[0] + (box[2] - w) / 2;
  const cy = box[1] + (box[3] - h) / 2;
  return [hold(cx, w, frame[0], frame[2]), hold(cy, h, frame[1], frame[3]), w, h];
}

/** Nearer (below 1) or farther, round a point given in shares of the window. */
export function zoomed(
  box: Box,
  factor: number,
  at: readonly [number, number],
  width: number,
  height: number,
): Box {
  const w = box[2] * factor;
  const h = width ? (w * height) / width : box[3] * factor;
  return [box[0] + (box[2] - w) * at[0], box[1] + (box[3] - h) * at[1], w, h];
}

export function panned(box: Box, dx: number, dy: number): Box {
  return [box[0] - dx * box[2], box[1] - dy * box[3], box[2], box[3]];
}

export function inside(small: Box, large: Box): boolean {
  return (
    small[0] >= large[0] &&
    small[1] >= large[1] &&
    small[0] + small[2] <= large[0] + large[2] &&
    small[1] + small[3] <= large[1] + large[3]
  );
}

/** The view turned so that all of `wanted` shows with some room round it: as near as now if that can be. */
export function turned(wanted: Box, view: Box, width: number, height: number, room = 130): Box {
  const fit = fitBox(
    [wanted[0] - room, wanted[1] - room, wanted[2] + 2 * room, wanted[3] + 2 * room],
    width,
    height,
  );
  const [w, h] = fit[2] > view[2] ? [fit[2], fit[3]] : [view[2], view[3]];
  return [wanted[0] + wanted[2] / 2 - w / 2, wanted[1] + wanted[3] / 2 - h / 2, w, h];
}
