import type { MergePlan } from '@shixuan/server/catalogue';

type Change = MergePlan['changes'][number];

/** Corrections and withdrawals are listed one by one up to this number; additions are only counted. */
const LISTED = 40;

const kindOf = ({ before, after }: Change) =>
  before === undefined ? 'added' : after === undefined ? 'withdrawn' : 'corrected';
const shown = (value: Change['after']) => (value === undefined ? '未标注' : JSON.stringify(value));

/** What a merge would write, in lines: counts per attribute, then each value that replaces or withdraws another, and contradictions. */
export function mergeReport({ file, created, changes, suspicious }: MergePlan): string[] {
  const counts = new Map<string, { added: number; corrected: number; withdrawn: number }>();
  for (const change of changes) {
    const name = `${change.category}　${change.label}`;
    const count = counts.get(name) ?? { added: 0, corrected: 0, withdrawn: 0 };
    count[kindOf(change)] += 1;
    counts.set(name, count);
  }
  const products = new Set(changes.map(({ brand, model }) => `${brand} ${model}`)).size;
  const replaced = changes.filter(change => kindOf(change) !== 'added');
  return [
    `${file}：新产品 ${created.length} 个；已有产品 ${products} 个，参数值 ${changes.length} 项`,
    ...(counts.size > 0 ? ['    补充    更正    撤销  参数'] : []),
    ...[...counts].map(
      ([name, { added, corrected, withdrawn }]) =>
        `${[added, corrected, withdrawn].map(count => String(count).padStart(8)).join('')}  ${name}`,
    ),
    ...replaced
      .slice(0, LISTED)
      .map(
        ({ brand, model, label, before, after }) => `  ${brand} ${model}　${label}：${shown(before)} → ${shown(after)}`,
      ),
    ...(replaced.length > LISTED ? [`  另有 ${replaced.length - LISTED} 项更正或撤销`] : []),
    ...suspicious.map(
      ({ record, brand, model, reasons }) => `  第 ${record} 条 ${brand} ${model} 合并后可疑：${reasons.join('；')}`,
    ),
  ];
}
