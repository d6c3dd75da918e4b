import type { Check } from './check';
import { codeFiles } from './code-files';

/** Code of bundler and federation runtime for other environments; the page's policy keeps it from running. Minifiers choose the quotes. */
const runtime = [
  /Function\((["'`])return this\1\)/g,
  /Function\((?:(["'`])return \1\+)?[\w$]+\.getPublicPath\)/g,
  /Function\((["'`])callbacks\1,`(?:System\.)?import\("\$\{[\w$]+\}"\)\$\{[\w$]+\}`\)/g,
];

const evaluated = /(?<![\w$.])eval\s*(?:\)\s*)?\(|(?<![\w$.])(?:new\s+)?Function\s*\(/g;

/** The page's policy forbids `unsafe-eval`: such code would throw in the visitor's browser. */
export const codeFromText: Check = {
  name: 'code-from-text',
  title: '不由文本生成代码',
  problems: subject =>
    codeFiles(subject)
      .filter(({ file }) => !file.endsWith('.css'))
      .flatMap(({ file, text }) => {
        const rest = runtime.reduce((left, known) => left.replaceAll(known, ''), text);
        const found = rest.match(evaluated);
        return found
          ? [
              `${file} 含有 ${[...new Set(found.map(part => `${part.trim()}…)`))].join('、')}：页面的安全策略不允许由文本生成代码，请改写或换掉用它的库。`,
            ]
          : [];
      }),
};
