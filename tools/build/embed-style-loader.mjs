/**
 * In place of a style sheet: a module that puts its text into the register of sheets and passes its class names on.
 * @this {import('@rspack/core').LoaderContext<{ register: string }>}
 */
export default function embedStyle() {
  const { register } = this.getOptions();
  const sheet = JSON.stringify(`${this.resourcePath}?sheet`);
  const names = this.resourcePath.endsWith('.module.css') ? `export * from ${sheet};` : '';
  return `import text from ${sheet};
import { registerSheet } from ${JSON.stringify(register)};
registerSheet(text);
${names}`;
}
