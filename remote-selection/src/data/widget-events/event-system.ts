import type { SelectionSystem } from '@shixuan/embed-types';
import { checkSystem } from '@shixuan/optics/checks';
import { billOfMaterial, describeSystem } from '@shixuan/optics/describe';
import type { Requirements } from '@shixuan/optics/model';
import { pageOfGoal, printSelectionSearch, type SelectionState, selectionPath } from '@shixuan/task-url';
import { lightLacksOf, type ResultRow, rowName } from '../ranking/answer';
import { partTitle } from '../ranking/part-title';
import type { RankingRequest } from '../ranking/ranking-query';
import { systemOf } from '../ranking/system-of';
import { stateOfRow } from '../report/row-state';
import { eventCheck, eventFigure } from './event-figure';
import { eventProduct } from './event-product';

export interface ShownRow {
  requirements: Requirements;
  row: ResultRow;
  request: RankingRequest;
}

/** A recommendation as the detail of a widget event, with all figures; null for a row without camera and sensor. */
export function eventSystem(
  { requirements, row, request }: ShownRow,
  state: SelectionState,
  site: string,
): SelectionSystem | null {
  const system = systemOf(row, request);
  if (!system) return null;
  const parts = [row.camera, row.lens, row.light, row.grabber].filter(part => part !== null);
  const titles = new Map(parts.map(part => [part.product.id, partTitle(part)]));
  const chosen = stateOfRow(state, row, request);
  const { camera, lens, system: whole } = describeSystem(requirements, system);
  return {
    title: rowName(row, state.goal),
    mode: pageOfGoal[state.goal],
    value: printSelectionSearch(chosen),
    url: site + selectionPath(chosen),
    score: row.score,
    products: parts.map(part => eventProduct(part, part.role, site)),
    figures: [...camera, ...lens, ...whole].map(eventFigure),
    checks: checkSystem(requirements, system).map(eventCheck),
    billOfMaterial: billOfMaterial(requirements, system, lightLacksOf(row), state.sideBySide ?? null).map(
      ({ item, productId, text, count, note }) => ({
        item,
        productId,
        name: (productId === null ? null : titles.get(productId)) ?? text ?? '待定',
        count,
        note,
      }),
    ),
  };
}
