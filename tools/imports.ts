import { brokenRules } from './imports/broken-rules';
import { importGraph, readPackages } from './imports/import-graph';
import { sourceFiles } from './imports/project-files';
import { EXPLAINED, importRules } from './imports/rules';
import { root } from './lib/root.mjs';
import { runMain } from './lib/stop-error.mjs';

// `npm run test:imports`: whether every import of the project keeps to the table in tools/imports/rules.ts.
runMain(async () => {
  const imports = importGraph(root, sourceFiles(root), readPackages(root));
  const broken = brokenRules(imports, importRules);
  for (const { rule, broken: at, why } of broken) {
    console.error(
      `${at.from}:${at.line} 引用 ${at.request}：${why}。\n  规则 ${rule.name}：${rule.says}。见 ${EXPLAINED}`,
    );
  }
  console.log(`引用规则：${importRules.length} 条规则，${imports.length} 处引用，${broken.length} 处违反`);
  return broken.length === 0 ? 0 : 1;
});
