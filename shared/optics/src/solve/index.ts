export { familyOf, type SystemFamily } from './family-of';
export { type FrontAxis, type FrontPoint, frontAxes } from './front';
export type { LedgerEntry, NearestOnly } from './ledger';
export { type GivenLight, type LightChoice, lightAsGiven } from './lights-for';
export type { LinkHardware } from './link-hardware';
export type { NearMiss } from './near-misses';
export { type Catalogue, type PreparedCatalogue, prepareCatalogue } from './prepared-catalogue';
export {
  type ProfilerScore,
  type ProfilerScorePartId,
  profilerScoreOf,
  profilerWeights,
  profilerWeightsSource,
} from './profiler-score';
export { type CameraRankOptions, lensForAnyField, rankCameras } from './rank-cameras';
export { type BareSensor, rankLenses } from './rank-lenses';
export type { PartLedgerEntry, RankedPart, RankedParts, RankOptions } from './rank-parts';
export {
  type NearProfiler,
  type ProfilerLedgerEntry,
  type ProfilerMiss,
  type RankedProfiler,
  type RankedProfilers,
  rankProfilers,
} from './rank-profilers';
export { type Score, type ScorePart, scoreOf } from './score';
export { type SolvedSystems, type SolveOptions, solveSystems } from './solve-systems';
export type { SolvedSystem } from './solved-system';
export { type ScorePartId, type Weight, weights, weightsSource } from './weights';
