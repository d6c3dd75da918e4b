import { brokenRules } from './broken-rules';
import { importCycles } from './import-cycles';
import type { Import } from './import-graph';
import { EXPLAINED, importRules } from './rules';

/**
 * Prints every import that breaks a rule of the table in `rules.ts`, and every circle, with where it is explained.
 * @returns how many there are
 */
export function checkImports(imports: readonly Import[]): number {
  const broken = brokenRules(imports, importRules);
  for (const { rule, broken: at, why } of broken) {
    console.error(
      `${at.from}:${at.line} 引用 ${at.request}：${why}。\n  规则 ${rule.name}：${rule.says}。见 ${EXPLAINED}`,
    );
  }
  const cycles = importCycles(imports);
  for (const cycle of cycles) {
    console.error(`循环引用：${[...cycle, cycle[0]].join(' → ')}。\n  类型的引用也算。见 ${EXPLAINED}`);
  }
  const wrong = broken.length + cycles.length;
  console.log(`引用规则：${importRules.length} 条规则，${imports.length} 处引用，${wrong} 处违反`);
  return wrong;
}
