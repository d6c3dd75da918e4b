import type { Rule } from './rule';

/** Guarantees for integrators. They may be strengthened, never weakened. */
export const versions: readonly Rule[] = [
  {
    title: 'v1 只增不改',
    paragraphs: [
      '地址、属性、方法、事件、`detail` 的字段、自定义属性与部件名，公布后不删除、不改名、不改含义。新增的都可以不写，不写就和以前一样。',
      '您的代码只需容许：`detail` 里多出字段，以及没有听过的新事件。',
    ],
  },
  {
    title: '会变的',
    paragraphs: [
      '型号、资料与算法随网站更新，推荐结果因此会变；排版与文字会改进。要固定外观，请用自定义属性与部件名，不要依赖内部结构。',
    ],
  },
  {
    title: 'v2 怎样来',
    paragraphs: ['不兼容的改动只出现在 `/embed/v2/`。v2 发布之日，v1 照常工作，本页给出逐项的迁移说明。'],
  },
  {
    title: '停用',
    paragraphs: [
      'v2 发布后，v1 至少再保留 24 个月；停用日期至少提前 12 个月写在本页。停用以后标签里的链接仍通往网站的选型页。',
    ],
  },
];

/** What was added when, the newest first. */
export const history = [{ version: 'v1', date: '2026-11-22', added: '首次公布：元素、框架、事件与接口' }] as const;
