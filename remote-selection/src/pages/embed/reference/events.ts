import type { SelectionEventMap } from '@shixuan/embed-types';
import type { ReferenceTable } from './row';

interface EventEntry {
  when: string;
  detail: string;
}

const events: Readonly<Record<keyof SelectionEventMap, EventEntry>> = {
  'selection-ready': { when: '表单可用', detail: '`mode`、`value`、`url`' },
  'selection-change': { when: '访客改了任务（网页自己改的不算）', detail: '`mode`、`value`、`url`' },
  'selection-result': {
    when: '结果到了，或访客看了另一个方案',
    detail: '`mode`、`value`、`url`、`count` 与 `shown`（方案，没有则为 null）',
  },
  'selection-pick': {
    when: '访客按下「选用此方案」',
    detail: '方案：部件、全部数字、逐项检查、物料清单、`value`、`url`',
  },
  'selection-compare': {
    when: '`compare="on"` 时，访客按下「＋ 对比」',
    detail: '产品的 `id`、`title`、`url`',
  },
  'selection-navigate': {
    when: '访客点了通往网站的链接',
    detail: '`url`；`preventDefault()` 后由网页自己处理',
  },
  'selection-error': {
    when: '文件、接口、元素自身或网页的设置出错',
    detail: '`kind`（`load`、`api`、`render`、`setting`）、`message`',
  },
};

/** What an event is called. */
export type EventName = keyof SelectionEventMap;
export const eventNames = Object.keys(events) as readonly EventName[];

export const eventTable: ReferenceTable = {
  title: '事件',
  columns: ['事件', '何时', 'detail'],
  rows: Object.entries(events).map(([name, { when, detail }]) => ({ name, cells: [when, detail] })),
};
