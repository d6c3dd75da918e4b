import type { MergePlan } from '@shixuan/server/catalogue';
import { outLines } from './removal-lines';
import { suspicionLines } from './suspicion-lines';

type Change = MergePlan['changes'][number];
type PictureChange = MergePlan['pictures'][number];

/** Corrections and withdrawals are listed one by one up to this number; additions are only counted. */
const LISTED = 40;

const kindOf = ({ before, after }: Change) =>
  before === undefined ? 'added' : after === undefined ? 'withdrawn' : 'corrected';
const shown = (value: Change['after']) => (value === undefined ? '未标注' : JSON.stringify(value));

/** What a merge would write, in lines: counts per attribute, then each value that replaces or withdraws another, and contradictions. */
export function mergeReport({ file, records, created, changes, suspicious, pictures, out }: MergePlan): string[] {
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
    `${file}：新产品 ${created.length} 个；已有产品 ${products} 个，改动 ${changes.length} 项`,
    ...newBrandLines(records),
    ...outLines(out),
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
    ...pictureLines(pictures),
    ...suspicionLines(suspicious, '合并后可疑').map(line => `  ${line}`),
  ];
}

/** Makers that the catalogue does not have: a slip in a name would make one of its own. */
export function newBrandLines(records: readonly { newBrand: boolean; brand: { name: string } }[]): string[] {
  const names = new Set(records.flatMap(({ newBrand, brand }) => (newBrand ? [brand.name] : [])));
  return names.size === 0
    ? []
    : [`新品牌 ${names.size} 个：${[...names].join('、')}（请核对写法；已有品牌请用其原名）`];
}

/** Products whose pictures would change, with how many come and go; those beyond a number are only counted. */
function pictureLines(changes: MergePlan['pictures']): string[] {
  if (changes.length === 0) return [];
  const beyond = (own: PictureChange['after'], other: PictureChange['after']) =>
    own.filter(({ id }) => other.every(each => each.id !== id)).length;
  const described = ({ brand, model, before, after }: PictureChange) => {
    const [come, go] = [beyond(after, before), beyond(before, after)];
    const says = [come > 0 && `新增 ${come} 张`, go > 0 && `撤下 ${go} 张`].filter(Boolean).join('，');
    return `  ${brand} ${model}　${says || '只改说明、顺序或出处'}，共 ${after.length} 张`;
  };
  return [
    `图片有变的产品 ${changes.length} 个`,
    ...changes.slice(0, LISTED).map(described),
    ...(changes.length > LISTED ? [`  另有 ${changes.length - LISTED} 个`] : []),
  ];
}
