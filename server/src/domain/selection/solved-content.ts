import { JsonText } from '../../platform/http/json-text';
import { partsJson } from './part-json';
import type { Selection } from './selection-of';
import type { Solved } from './solve-job';

/** The content of an answer: the solver's result, the parts that it names, and the version of the catalogue. */
export async function solvedContent<T>(
  { byId }: Selection,
  { text, ids }: Solved,
  version: string,
): Promise<JsonText<T>> {
  const { pieces } = await partsJson(byId, ids);
  const begin = `${text.slice(0, -1)},"parts":`;
  return new JsonText<T>([begin, ...pieces, `,"catalogueVersion":${JSON.stringify(version)}}`]);
}
