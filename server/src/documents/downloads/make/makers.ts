import { calculationMaker } from './calculation/calculation-maker';
import { catalogueMaker } from './catalogue-maker';
import { seriesSheetMaker } from './data-sheet/series-sheet-maker';
import { dimensionMaker } from './dimension/dimension-maker';
import { exampleMaker } from './example/example-maker';
import { handbookMaker } from './handbook/handbook-maker';
import type { Maker } from './maker';
import { matrixMaker } from './matrix/matrix-maker';
import { targetMaker } from './target/target-maker';

/** In the order of the page. */
export const makers: readonly Maker[] = [
  calculationMaker,
  catalogueMaker,
  seriesSheetMaker,
  handbookMaker,
  dimensionMaker,
  matrixMaker,
  targetMaker,
  exampleMaker,
];
