import type { Attributes } from '@shixuan/api';
import type { Figures } from './figures';
import type { Light } from './light';
import type { Pen } from './pen';

/** `full`: dimensions, caption, 4:3 sheet. `thumbnail`: the outline alone in a square box. */
export type Detail = 'thumbnail' | 'full';

export interface DrawingRequest {
  /** Code of the category, e.g. `area-camera`. An unknown code is drawn as a plain housing. */
  categoryCode: string;
  /** Known figures only; whatever is missing is drawn in typical proportions and never printed. */
  attrs: Attributes;
  /** Maker and part number: title of the drawing. */
  label: string;
  /** Stands on the housing of a camera, as makers print it: alike in all figures, two series are still told apart. */
  series?: string | null;
}

export interface DrawingOptions {
  detail?: Detail;
  /**
   * Nominal pixels per millimetre. Given: the sheet takes the size that the part needs at that scale, so that several
   * drawings stand beside each other to one scale with equal line weights. Ignored where the part has no known size.
   */
  scale?: number;
}

export interface Drawing {
  svg: string;
  /** Width of the whole sheet in millimetres of the part; null when the drawing has no scale. */
  widthMm: number | null;
  heightMm: number | null;
  /** True when every main outline follows a known dimension. */
  toScale: boolean;
}

/** Facts of a drawing that its kind of product states. */
export interface Statement {
  /** One millimetre of the sheet is one millimetre of the part in every outline that is drawn in ink. */
  scaled: boolean;
  /** Every main outline follows a known dimension. */
  toScale: boolean;
  /** Description in one Chinese sentence, for screen readers. */
  description: string;
  /** Replaces the usual caption where that would say too much or too little. */
  caption?: string;
  /** Colours that the product comes in: shown as dots beside the caption. */
  colours?: readonly Light[];
}

/** Draws one kind of product, in millimetres. Pure: called several times until the sheet fits. */
export type Draw = (pen: Pen, figures: Figures, detail: Detail) => Statement;
