import type { ReferenceTable } from './row';

/** Custom properties that a page may set on the element, by what they are for. */
export const customProperties = [
  { of: '底色与卡片', names: ['--sx-ground', '--sx-sheet'] },
  { of: '文字', names: ['--sx-ink', '--sx-secondary', '--sx-hint'] },
  { of: '线', names: ['--sx-hairline', '--sx-line-strong'] },
  {
    of: '强调色、其浅底、其实底与实底上的文字',
    names: ['--sx-accent', '--sx-accent-soft', '--sx-accent-fill', '--sx-on-accent'],
  },
  { of: '通过、注意、不通过', names: ['--sx-pass', '--sx-warn', '--sx-fail'] },
  { of: '字体、数字的字体', names: ['--sx-font', '--sx-font-figures'] },
  { of: '圆角、最大宽度', names: ['--sx-radius', '--sx-width'] },
] as const;

export const customPropertyTable: ReferenceTable = {
  title: '外观：自定义属性',
  columns: ['自定义属性', '含义'],
  rows: customProperties.map(({ of, names }) => ({ name: names.join('、'), cells: [of] })),
};
