// Types alone, for pages that hold a <shixuan-selection>: nothing of this is in a browser.
export type { SelectionAttributes, SelectionTexts, ShixuanSelectionElement } from './element';
export type { SelectionCompared, SelectionEventMap, SelectionFailure, SelectionResult, SelectionState } from './events';
export type { FederatedSelection, FederatedSelectionModule, FederatedSelectionProps } from './federation';
export type {
  SelectionBillLine,
  SelectionCheck,
  SelectionFigure,
  SelectionMode,
  SelectionProduct,
  SelectionSystem,
} from './system';
