import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SelectedPart } from '@shixuan/api';
import { JsonText, jsonArray } from '../../platform/http/json-text';
import type { SelectionPart } from './selection-parts';

/** A part as answers carry it, as JSON text. Made on first use and kept as long as its catalogue. */
export function partJson(part: SelectionPart): JsonText<SelectedPart> {
  const kept = texts.get(part) ?? JSON.stringify(selectedPart(part));
  texts.set(part, kept);
  return new JsonText<SelectedPart>([kept]);
}

/** Measuring many drawings for the first time takes long: other requests are answered after each slice. */
const SLICE_MS = 5;

/** Parts in the order of the ids, each once. Ids without a part (a sensor that was typed in, no lens) are skipped. */
export async function partsJson(
  byId: ReadonlyMap<number, SelectionPart>,
  ids: Iterable<number>,
): Promise<JsonText<SelectedPart[]>> {
  const parts: JsonText<SelectedPart>[] = [];
  let started = performance.now();
  for (const id of new Set(ids)) {
    const part = byId.get(id);
    if (part) parts.push(partJson(part));
    if (performance.now() - started < SLICE_MS) continue;
    await nextTurn();
    started = performance.now();
  }
  return jsonArray<SelectedPart>(parts);
}

const texts = new WeakMap<SelectionPart, string>();

/** Fields are listed one by one, so that no other field of a product reaches an answer. */
function selectedPart({ product, ...made }: SelectionPart): SelectedPart {
  const { id, categoryId, brand, series, model, name, summary, drawing } = product;
  return { product: { id, categoryId, brand, series, model, name, summary, drawing }, ...made };
}
