import type { Statement } from '../../drawing';
import type { Figures } from '../../figures';
import type { LightSource } from '../../light';
import { type Edges, edges } from '../../parts/edges';
import type { Pen } from '../../pen';

/** What every light is drawn from. */
export interface LightContext {
  pen: Pen;
  figures: Figures;
  source: LightSource;
  /** Full sheet; else a thumbnail. */
  full: boolean;
  /** The lighter line of typical proportions. */
  typical: Edges;
}

/** One shape of light; says of its drawing what every kind says, but for the colours. */
export type LightShape = (context: LightContext) => Statement;

export function typicalStatement(description: string): Statement {
  return { scaled: false, toScale: false, description };
}

export function lightContext(pen: Pen, figures: Figures, source: LightSource, full: boolean): LightContext {
  return { pen, figures, source, full, typical: edges(false) };
}
