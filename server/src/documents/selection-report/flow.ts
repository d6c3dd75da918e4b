import { heightOf, type LineOptions, type Paper, page, setText } from '../data-sheet/paper';

/** Sets one block below the other, over as many pages as it takes. */
export class Flow {
  constructor(
    readonly paper: Paper,
    public y: number,
  ) {}

  /** Begins a new page unless so much is left on this one, points. */
  room(height: number): void {
    if (this.y + height <= page.bottom) return;
    this.paper.addPage();
    this.y = page.top;
  }

  space(height: number): void {
    this.y += height;
  }

  /** A heading, with the first lines of what follows on the same page. */
  title(text: string): void {
    this.space(6);
    this.room(54);
    this.y += setText(this.paper, text, page.left, this.y, { size: 11, heavy: true }) + 5;
  }

  /** A paragraph that no page break parts. */
  text(text: string, options: LineOptions & { indent?: number } = {}): void {
    const { indent = 0, ...style } = options;
    const width = page.right - page.left - indent;
    this.room(heightOf(this.paper, text, width, style.size));
    this.y += setText(this.paper, text, page.left + indent, this.y, { width, ...style }) + 2;
  }
}
