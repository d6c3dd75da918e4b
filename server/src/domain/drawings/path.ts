/** Coordinates to two decimals, without trailing zeros. */
export function coordinate(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return String(Object.is(rounded, -0) ? 0 : rounded);
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Builds the data of an SVG path from millimetres, and knows which area it covers. */
export class Path {
  private data = '';
  readonly bounds: Bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  constructor(private readonly scale: number) {}

  moveTo(x: number, y: number): this {
    this.data += `M${this.point(x, y)}`;
    return this;
  }

  lineTo(x: number, y: number): this {
    this.data += `L${this.point(x, y)}`;
    return this;
  }

  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.data += `C${this.point(x1, y1)} ${this.point(x2, y2)} ${this.point(x, y)}`;
    return this;
  }

  quadTo(x1: number, y1: number, x: number, y: number): this {
    this.data += `Q${this.point(x1, y1)} ${this.point(x, y)}`;
    return this;
  }

  /** Arc of an ellipse. The bounds take its end alone: let something else mark the bulge where it matters. */
  arcTo(rx: number, ry: number, large: boolean, clockwise: boolean, x: number, y: number): this {
    const radii = `${coordinate(rx * this.scale)} ${coordinate(ry * this.scale)}`;
    this.data += `A${radii} 0 ${large ? 1 : 0} ${clockwise ? 1 : 0} ${this.point(x, y)}`;
    return this;
  }

  close(): this {
    this.data += 'Z';
    return this;
  }

  toString(): string {
    return this.data;
  }

  private point(x: number, y: number): string {
    const [px, py] = [x * this.scale, y * this.scale];
    const { bounds } = this;
    bounds.left = Math.min(bounds.left, px);
    bounds.right = Math.max(bounds.right, px);
    bounds.top = Math.min(bounds.top, py);
    bounds.bottom = Math.max(bounds.bottom, py);
    return `${coordinate(px)} ${coordinate(py)}`;
  }
}
