import type { SelectionAttributes } from '@shixuan/embed-types';
import { goalPages } from '@shixuan/task-url';
import { presets } from '../../../data/task/presets';
import type { ReferenceTable } from './row';

interface AttributeEntry {
  values: string;
  meaning: string;
  /** How a change is noticed: by the script, by the next call, by the style sheet alone, or not at all. */
  followed: 'script' | 'call' | 'style' | 'never';
}

const code = (values: readonly string[]) => values.map(value => `\`${value}\``).join('、');

export const attributes: Readonly<Record<keyof SelectionAttributes, AttributeEntry>> = {
  mode: {
    values: `${code(goalPages)}，默认 \`vision\``,
    meaning: '选相机、选镜头、选整套系统',
    followed: 'script',
  },
  value: {
    values: '如 `fov=60x45&wd=280~320&acc=defect:0.1:3`',
    meaning: '任务，与网站地址 `?` 之后的部分相同；`mode=laser-3d` 开头的是 3D 线激光',
    followed: 'script',
  },
  preset: {
    values: code(presets.map(({ id }) => id)),
    meaning: '没有 `value` 时从哪个示例开始',
    followed: 'script',
  },
  theme: { values: '`light`（默认）、`dark`、`auto`', meaning: '`auto` 跟随访客的系统', followed: 'script' },
  accent: {
    values: '`#rrggbb`',
    meaning: '链接与按钮的颜色；对比度不足时自动加深或提亮',
    followed: 'script',
  },
  texts: {
    values: 'JSON',
    meaning: '替换元素的用语，见「用语」',
    followed: 'script',
  },
  height: {
    values: '`auto`（默认）、`fill`',
    meaning: '随内容变高，或占满所在位置、在内部滚动',
    followed: 'style',
  },
  partner: {
    values: '`sxp_…`',
    meaning: '合作伙伴密钥，可不写：按合作伙伴而不是按网页来源限次',
    followed: 'call',
  },
  'api-base': {
    values: '如 `https://视选的地址/web`',
    meaning: '接口的地址，默认与脚本同源',
    followed: 'script',
  },
  compare: {
    values: '`on`、`off`（默认）',
    meaning: '`on`：产品旁有「＋ 对比」，按下时触发 `selection-compare`；对比列表由网页自己保存与显示',
    followed: 'script',
  },
  shadow: {
    values: '`on`（默认）、`off`',
    meaning:
      '`off` 时不用 shadow DOM：样式在名为 `shixuan` 的层里，网页自己的样式优先。首次显示时读取一次，之后改动无效',
    followed: 'never',
  },
};

export const attributeTable: ReferenceTable = {
  title: '属性',
  columns: ['属性', '取值', '含义'],
  rows: Object.entries(attributes).map(([name, { values, meaning }]) => ({ name, cells: [values, meaning] })),
};
