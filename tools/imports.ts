import { brokenRules } from './imports/broken-rules';
import { importCycles } from './imports/import-cycles';
import { projectImports } from './imports/import-graph';
import { EXPLAINED, importRules } from './imports/rules';
import { root } from './lib/root.mjs';
import { runMain } from './lib/stop-error.mjs';

// `npm run test:imports`: whether every import of the project keeps to the table in tools/imports/rules.ts, and none
// are in a circle.
runMain(async () => {
  const imports = projectImports(root);
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
  return wrong === 0 ? 0 : 1;
});
