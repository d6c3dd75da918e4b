export { type Catalogue, type PreparedCatalogue, prepareCatalogue } from './catalogue/prepared-catalogue';
export { type ClassedCost, type CostClass, costClassEnds, costClassOf } from './cost/cost-class';
export { depthCameraCost } from './cost/depth-camera-cost';
export { profilerCost } from './cost/profiler-cost';
export { type SystemCost, systemCost } from './cost/system-cost';
export { crossedTask, type ImagingCrossing } from './crossing/crossing';
export { imagingCrossings } from './crossing/imaging-crossings';
export { solvedProfileCrossings } from './crossing/solved-profile-crossings';
export { type ParetoAxis, type ParetoPoint, paretoAxes } from './pareto/pareto-front';
export { profilerWeights, profilerWeightsSource } from './profiler/profiler-score';
export {
  type NearProfiler,
  type ProfilerLedgerEntry,
  type ProfilerMiss,
  type RankedProfiler,
  rankProfilers,
} from './profiler/rank-profilers';
export { lensForAnyField, rankCameras } from './rank/rank-cameras';
export { rankLenses } from './rank/rank-lenses';
export type { PartLedgerEntry, RankedParts } from './rank/rank-parts';
export { rankSystems, type Sweeper } from './rank-systems';
export { familyOf } from './report/family-of';
export type { LedgerEntry, NearestOnly } from './report/ledger';
export { lightAsGiven, lightsFor } from './report/lights-for';
export type { NearMiss } from './report/near-misses';
export { type Rejections, rejectionsOf } from './report/rejections';
export { type RankedSystem, type SolvedSystem, settledSystem } from './report/solved-system';
export { askedPixels, shortcomingsOf } from './score/feasibility-tier';
export type { Score } from './score/score';
export { searchedSetting } from './score/searched-setting';
export { undecidedChecks } from './score/undecided';
export { weights } from './score/weights';
export { solveSystems } from './solve-systems';
export { addSwept, type SweptData, sweptData } from './sweep/divided';
export { type SweepLimits, sweep } from './sweep/sweep';
export { type RankedDepthCamera, rankDepthCameras } from './volume/rank-depth-cameras';
export { volumeWeights, volumeWeightsSource } from './volume/volume-score';
