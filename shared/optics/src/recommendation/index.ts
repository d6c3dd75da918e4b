export { consequence, deviationPct, type Side, sideOf } from './deviation';
export { type Direction, directionLabels, relaxedDirection } from './direction';
export {
  type QuantityId,
  type RecommendedQuantity,
  recommendedQuantities,
  recommendedQuantity,
} from './quantities';
export {
  type Recommendation,
  type Recommendations,
  type RecommendationTask,
  recommend,
} from './recommend';
