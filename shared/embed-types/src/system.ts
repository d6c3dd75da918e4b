/** A product of the catalogue within a recommendation. */
export interface SelectionProduct {
  /** Number of the product in the catalogue. */
  id: number;
  role: 'camera' | 'lens' | 'light' | 'grabber' | 'profiler';
  /** `海康机器人` */
  brand: string;
  /** `MV-CS050-10GM` */
  model: string;
  /** The product's page on the site. */
  url: string;
}

/** One figure of a recommendation. */
export interface SelectionFigure {
  /** What it is, in Chinese: `单像素精度`. */
  label: string;
  /** Null: cannot be told, or a figure alone does not tell it. */
  value: number | null;
  unit: string;
  text: string | null;
}

/** One check of a recommendation. */
export interface SelectionCheck {
  id: string;
  label: string;
  verdict: 'pass' | 'warn' | 'fail' | 'unknown';
  /** Why, with the figures. */
  reason: string;
}

/** One line of a bill of material. */
export interface SelectionBillLine {
  /** `相机` */
  item: string;
  /** Null: not a product of the catalogue, or still open. */
  productId: number | null;
  /** `海康机器人 MV-CS050-10GM`, or what it must be. */
  name: string;
  count: number;
  note: string | null;
}

/** One recommendation: what it is made of, its figures, what was checked. */
export interface SelectionSystem {
  /** `MV-CS050-10GM + LM35JC5M` */
  title: string;
  mode: SelectionMode;
  /** State that names just this recommendation: can be given back as `value`. */
  value: string;
  /** The same as a page of the site. */
  url: string;
  /** 0 to 100. */
  score: number;
  products: readonly SelectionProduct[];
  figures: readonly SelectionFigure[];
  checks: readonly SelectionCheck[];
  billOfMaterial: readonly SelectionBillLine[];
}

/** What is looked for: cameras, lenses, or whole systems (with `mode=laser-3d` in `value`: line profilers). */
export type SelectionMode = 'camera' | 'lens' | 'vision';
