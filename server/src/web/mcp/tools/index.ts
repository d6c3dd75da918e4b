import type { AnyTool } from '../tool';
import { compareProducts } from './compare-products';
import { explainCheck } from './explain-check';
import { findArticles } from './find-articles';
import { readProduct } from './read-product';
import { searchProducts } from './search-products';
import { solveImagingTask } from './solve-imaging-task';
import { solveProfileTask } from './solve-profile-task';
import { solveVolumeTask } from './solve-volume-task';

/** The tools of the server, in the order in which they are listed. */
export const tools: readonly AnyTool[] = [
  searchProducts,
  readProduct,
  compareProducts,
  solveImagingTask,
  solveProfileTask,
  solveVolumeTask,
  explainCheck,
  findArticles,
];
