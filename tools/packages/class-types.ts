import postcss from 'postcss';

/** Declarations of a CSS module: each of its classes is a name that the module exports. */
export function classTypes(css: string): string {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([A-Za-z_]\w*)(?![\w-])/g)) names.add(name);
  });
  return [...names]
    .sort()
    .map(name => `export declare const ${name}: string;\n`)
    .join('');
}
