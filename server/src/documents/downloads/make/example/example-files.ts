import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, 'files');

/** Line ends of Windows, and a byte order mark: Windows reads the text as UTF-8 by it. */
const forWindows = (text: string) => `\u{feff}${text.replaceAll('\n', '\r\n')}`;

/** The example programs by their path in the zip, in one order on every machine. */
export function exampleFiles(): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.(mjs|py|sh|json|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  return new Map(
    paths.map(path => {
      const name = path.slice(root.length + 1).replaceAll('\\', '/');
      const text = readFileSync(path, 'utf8');
      return [name, name.endsWith('.txt') ? forWindows(text) : text];
    }),
  );
}
