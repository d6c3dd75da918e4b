import type { FamilyColumns } from '../families/families';
import type { Candidate } from '../pareto/pareto-front';
import type { Side } from './side';
import type { Swept } from './sweep';
import type { TallyData } from './tally';

interface SideData {
  families: FamilyColumns;
  paretoFront: readonly Candidate[];
  feasible: number;
  decided: number;
}

/** What a sweep over some sensors found, as plain data that one thread can send to another. */
export interface SweptData {
  chosen: SideData;
  other: SideData;
  tally: TallyData;
}

export const sweptData = ({ chosen, other, tally }: Swept): SweptData => ({
  chosen: sideData(chosen),
  other: sideData(other),
  tally: tally.data(),
});

const sideData = ({ families, paretoFront, feasible, decided }: Side): SideData => ({
  families: families.columns(),
  paretoFront: paretoFront.ranked(),
  feasible,
  decided,
});

/**
 * Adds to a sweep what another one found with other sensors, for the same task and catalogue. The result is that of one sweep
 * over all these sensors.
 */
export function addSwept({ chosen, other, tally }: Swept, added: SweptData): void {
  addSide(chosen, added.chosen);
  addSide(other, added.other);
  tally.add(added.tally);
}

function addSide(side: Side, { families, paretoFront, feasible, decided }: SideData): void {
  side.families.takeOthers(families);
  for (const { point, rank } of paretoFront) side.paretoFront.add(point, rank);
  side.feasible += feasible;
  side.decided += decided;
}
