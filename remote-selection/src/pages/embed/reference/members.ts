import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import type { ReferenceTable } from './row';

type Member = Exclude<keyof ShixuanSelectionElement, keyof HTMLElement>;

interface MemberEntry {
  /** As it is written: `reset()`. */
  written: string;
  type: string;
  meaning: string;
}

export const members: Readonly<Record<Member, MemberEntry>> = {
  mode: { written: 'mode', type: "`'camera' | 'lens' | 'vision'`，可读可写", meaning: '正在选什么' },
  value: { written: 'value', type: '`string`，可读可写', meaning: '当前任务；存下它，以后写回即可继续' },
  texts: { written: 'texts', type: '`SelectionTexts | null`，可读可写', meaning: '替换的文字，先于同名属性' },
  reset: { written: 'reset()', type: '`void`', meaning: '回到 `preset` 或第一个示例' },
  toBillOfMaterial: {
    written: 'toBillOfMaterial()',
    type: '`SelectionBillLine[]`',
    meaning: '当前方案的物料清单；还没有结果时为空',
  },
};

export const memberTable: ReferenceTable = {
  title: '属性与方法（脚本）',
  columns: ['名称', '类型', '含义'],
  rows: Object.values(members).map(({ written, type, meaning }) => ({ name: written, cells: [type, meaning] })),
};
