import type { Check } from './check';
import { codeFiles } from './code-files';

export const sourceMaps: Check = {
  name: 'source-maps',
  title: '不含源码映射',
  problems: subject => [
    ...subject.present
      .filter(file => /\.map(\.(br|gz))?$/.test(file))
      .map(file => `${file} 是源码映射：请关闭 devtool 后重新构建。`),
    ...codeFiles(subject)
      .filter(({ text }) => /[#@]\s*sourceMappingURL=/.test(text))
      .map(({ file }) => `${file} 指向源码映射（sourceMappingURL）：请关闭 devtool 后重新构建。`),
  ],
};
