import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../shared/ui/src/breakpoints.css');

/** Conditions by name, as breakpoints.css sets them. */
function breakpoints() {
  const rules = readFileSync(file, 'utf8').matchAll(/@custom-media (--[\w-]+) ([^;]+);/g);
  return new Map([...rules].map(([, name = '', condition = '']) => [name, condition]));
}

/**
 * Writes the site's breakpoints out: `@media (--narrow)` becomes `@media (max-width: 799.98px)`. Lightning CSS can do it
 * only with the definitions in each sheet, and prints its own syntax, which the widget's loader would have to know.
 * @this {{ addDependency(file: string): void, resourcePath: string }}
 * @param {string} source
 * @throws for a name that breakpoints.css does not hold
 */
export default function writeBreakpoints(source) {
  this.addDependency(file);
  const conditions = breakpoints();
  return source.replaceAll(/@media[^{]*\{/g, rule =>
    rule.replaceAll(/\((--[\w-]+)\)/g, (_, name) => {
      const condition = conditions.get(name);
      if (!condition) throw new Error(`${this.resourcePath}: no breakpoint ${name} in breakpoints.css`);
      return condition;
    }),
  );
}
