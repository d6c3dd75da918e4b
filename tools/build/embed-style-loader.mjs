/**
 * Replaces a style sheet by a module that registers its text and exports its class names.
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
