/** How a picture is seen: enlarged `scale` times and moved by `x`, `y` px from the centre. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 8;

/** Enlarges about a point, given in px from the centre of the frame, which stays where it is. Never smaller than the whole. */
export function zoomAt(view: View, factor: number, point: { x: number; y: number } = { x: 0, y: 0 }): View {
  const scale = Math.min(Math.max(view.scale * factor, 1), MAX_SCALE);
  if (scale === 1) return WHOLE;
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

/** Moves an enlarged picture, at most so far that the frame stays filled. The whole picture stays put. */
export function panBy({ scale, x, y }: View, dx: number, dy: number, frame: { width: number; height: number }): View {
  const limit = (value: number, side: number) => {
    const most = ((scale - 1) / 2) * side;
    return Math.min(Math.max(value, -most), most);
  };
  return { scale, x: limit(x + dx, frame.width), y: limit(y + dy, frame.height) };
}
