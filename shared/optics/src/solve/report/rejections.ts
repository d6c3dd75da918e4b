import type { Requirements } from '../../model/task/requirements';
import type { PreparedCatalogue } from '../catalogue/prepared-catalogue';
import { defaultLookAt } from '../sweep/sweep';
import type { Tally } from '../sweep/tally';
import { type LedgerEntry, ledgerOf } from './ledger';
import { type NearMiss, nearMisses } from './near-misses';

/** Why the other systems are not listed. */
export interface Rejections {
  ledger: readonly LedgerEntry[];
  /**
   * Nearest systems with what they miss, only when no system is known to meet the task. They are never offered as a solution.
   */
  nearMisses: readonly NearMiss[];
}

export interface RejectionsOptions {
  /** Number of near misses when no system is feasible. */
  nearLimit?: number;
  /** Number of pairs per check that the sweep has kept. */
  lookAt?: number;
}

/** Of one sweep: what it counted, and how many systems it found. */
interface Counted {
  tally: Tally;
  feasible: number;
  decided: number;
}

/** Pairs per check that are searched for near misses, for each of those that the ledger looks at. */
const LOOKS_PER_ENTRY = 4;

export function rejectionsOf(
  need: Requirements,
  catalogue: PreparedCatalogue,
  { tally, feasible, decided }: Counted,
  { nearLimit = 10, lookAt = defaultLookAt }: RejectionsOptions = {},
): Rejections {
  const options = { limit: nearLimit, lookAt: LOOKS_PER_ENTRY * lookAt, decidedOnly: feasible > 0 };
  return {
    ledger: ledgerOf(need, catalogue, tally),
    nearMisses: decided === 0 ? nearMisses(need, catalogue, options) : [],
  };
}
