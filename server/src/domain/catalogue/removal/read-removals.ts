import { basename } from 'node:path';
import { z } from 'zod';
import { type ImportFault, refuseFaults } from '../import/import-error';
import { readRecords } from '../import/read-file';
import { text } from '../import/record-schema';

/** Columns beside those of a product, and those that a table must have. */
const table = { others: ['id', 'reason', 'replacement', 'replacementBrand'], required: [] };

const expectedId = '产品编号，即产品页地址里的 id';
const Id = z.union([z.int(expectedId).positive(expectedId), z.string().regex(/^[1-9]\d{0,8}$/, expectedId)], {
  error: expectedId,
});
const ignored = z.unknown().optional();

/** A product of a list, by its number or by maker and model. What an export says of it besides may stand there, and is not read. */
const Removal = z.strictObject(
  {
    id: Id.transform(Number).optional(),
    brand: text('品牌名', 80).optional(),
    model: text('型号', 120).optional(),
    /** Why; visitors who follow an old link read it. */
    reason: text('下架原因', 200).nullable().default(null),
    /** The product under which the same thing stays: links to this one lead there. */
    replacement: text('同一产品的型号', 120).nullable().default(null),
    /** Its maker, where it is another one. */
    replacementBrand: text('同一产品的品牌名', 80).nullable().default(null),
    category: ignored,
    series: ignored,
    seriesLevel: ignored,
    attrs: ignored,
    source: ignored,
    images: ignored,
  },
  { error: '含 id，或 brand 与 model，以及 reason、replacement、replacementBrand 的对象' },
);

export interface Removal extends z.infer<typeof Removal> {
  /** What is wrong with it, for a message. */
  fault(field: string | null, value: unknown, problem: string, expected: string): ImportFault;
}

export type Checked<T> = { listed: T } | { faults: ImportFault[] } | null;

/**
 * Reads a list of products that are to be taken out or put back, and holds it against the catalogue.
 * @param check of every product of the list: what it is, what is wrong with it, or null where nothing is to be done
 * @throws ImportError for the faults of the file, all at once
 */
export async function readRemovals<T>(path: string, check: (removal: Removal) => Checked<T>): Promise<T[]> {
  const file = basename(path);
  const faults: ImportFault[] = [];
  const found = (await readRecords(path, table)).flatMap(({ record, value, place, faults: own = [] }): T[] => {
    faults.push(...own);
    if (value === null && own.length > 0) return [];
    const fault: Removal['fault'] = (field, wrong, problem, expected) => ({
      file,
      record,
      place: place?.(field),
      field,
      value: wrong,
      problem,
      expected,
    });
    const read = Removal.safeParse(value);
    if (!read.success) {
      for (const issue of read.error.issues) {
        const keys = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || null];
        const problem = issue.code === 'unrecognized_keys' ? '不认识' : '不对';
        for (const key of keys)
          faults.push(fault(key, key === null ? undefined : valueIn(value, key), problem, issue.message));
      }
      return [];
    }
    const { id, brand, model } = read.data;
    if (id === undefined && (brand === undefined || model === undefined)) {
      faults.push(fault(null, undefined, '没有说明是哪款产品', 'id，或 brand 与 model'));
      return [];
    }
    const checked = check({ ...read.data, fault });
    if (checked && 'faults' in checked) faults.push(...checked.faults);
    return checked && 'listed' in checked ? [checked.listed] : [];
  });
  refuseFaults(faults);
  return found;
}

const valueIn = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' ? Reflect.get(value, key) : undefined;
