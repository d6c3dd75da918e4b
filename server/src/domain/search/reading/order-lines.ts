import type { Term } from '../model/term';

/** What pieces are counted by. */
const MEASURE = /^(?:台|只|个|套|件|条|根|支|块|片|颗|盏|把|张|批|pcs?|ea|sets?|units?)$/u;
/** Columns of a list of parts; what such a one says of the first two is no figure of the part. */
const COUNTED = /^(?:(?:需求|采购|订购)?数量|序号|项次|编号|行号|qty|no\.?)$/u;
const COLUMN = /^(?:品名|名称|物料|物料名称|物料编码|产品名称|单位|备注|规格型号|型号规格|用途|p\/n|pn)$/u;
const COUNT = /^\d{1,4}$/u;

/**
 * A line that is copied from a list of parts says how many are wanted: 2 个 at its end or before the next part, 数量 3. No
 * part is looked for by that.
 */
export function withoutCounts(terms: readonly Term[], breaks: ReadonlySet<number>): readonly Term[] {
  const isCount = (term: Term | undefined) =>
    term !== undefined && COUNT.test(term.key) && (term.kind === 'text' || term.kind === 'number');
  const isMeasure = (at: number) => {
    const [term, next] = [terms[at], terms[at + 1]];
    return term !== undefined && MEASURE.test(term.key) && (next === undefined || breaks.has(term.end));
  };
  const isSaid = (term: Term, at: number) =>
    (term.kind === 'text' && (COUNTED.test(term.key) || COLUMN.test(term.key))) ||
    (isCount(term) && (isMeasure(at + 1) || COUNTED.test(terms[at - 1]?.key ?? ''))) ||
    (isMeasure(at) && isCount(terms[at - 1]));
  if (!terms.some(isSaid)) return terms;
  return terms.map((term, at) => (isSaid(term, at) ? { ...term, kind: 'text', role: 'filler', meanings: [] } : term));
}
