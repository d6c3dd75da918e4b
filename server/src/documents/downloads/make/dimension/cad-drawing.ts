/** OUTLINE: the part; DIMENSION: lines and figures of dimensions; TEXT: what it is. */
export type Layer = 'OUTLINE' | 'DIMENSION' | 'TEXT';

/** In millimetres, y upwards, as CAD programs have it. */
export type Entity =
  | { kind: 'line'; layer: Layer; x1: number; y1: number; x2: number; y2: number }
  | { kind: 'circle'; layer: Layer; x: number; y: number; radius: number }
  /** Middle of the text at x, y, or with `start` its left edge at mid height; `turned` reads upwards. */
  | {
      kind: 'text';
      layer: Layer;
      x: number;
      y: number;
      height: number;
      text: string;
      turned?: boolean;
      start?: boolean;
    };

export interface CadDrawing {
  /** Maker and part number. */
  title: string;
  entities: readonly Entity[];
}

export const line = (layer: Layer, x1: number, y1: number, x2: number, y2: number): Entity => ({
  ...{ kind: 'line', layer },
  ...{ x1, y1, x2, y2 },
});

/** A rectangle about its middle. */
export function box(cx: number, cy: number, width: number, height: number): Entity[] {
  const [left, right, low, high] = [cx - width / 2, cx + width / 2, cy - height / 2, cy + height / 2];
  return [
    line('OUTLINE', left, low, right, low),
    line('OUTLINE', right, low, right, high),
    line('OUTLINE', right, high, left, high),
    line('OUTLINE', left, high, left, low),
  ];
}

export interface Extent {
  left: number;
  right: number;
  low: number;
  high: number;
}

/** Of text: so wide is a sign, in heights. */
const SIGN = 0.8;

/** Chinese signs are wider. */
const signs = (text: string) => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1.7 : 1), 0);

/** What the entities cover. */
export function extentOf(entities: readonly Entity[]): Extent {
  const xs: number[] = [];
  const ys: number[] = [];
  for (const entity of entities) {
    if (entity.kind === 'line') {
      xs.push(entity.x1, entity.x2);
      ys.push(entity.y1, entity.y2);
    } else if (entity.kind === 'circle') {
      xs.push(entity.x - entity.radius, entity.x + entity.radius);
      ys.push(entity.y - entity.radius, entity.y + entity.radius);
    } else {
      const [half, tall] = [(signs(entity.text) * entity.height * SIGN) / 2, entity.height / 2];
      const [dx, dy] = entity.turned ? [tall, half] : [half, tall];
      const middle = entity.start ? entity.x + dx : entity.x;
      xs.push(middle - dx, middle + dx);
      ys.push(entity.y - dy, entity.y + dy);
    }
  }
  return { left: Math.min(...xs), right: Math.max(...xs), low: Math.min(...ys), high: Math.max(...ys) };
}
