import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { API_VERSION } from '@shixuan/api/client';
import { CheckoutCopy } from '../../tools/lib/checkout-copy';

const [major = 0, minor = 0] = API_VERSION.split('.').map(Number);

/** The API's version of the next build: the minor after this one's. */
export const NEXT_API_VERSION = `${major}.${minor + 1}.0`;

export interface NextServer {
  /** What Node.js runs. */
  main: string;
  remove(): Promise<void>;
}

/**
 * Builds the server as a later edition of it would be: the tables have a column more, which the edition before knows
 * nothing of, and answers name a later version of the API.
 */
export async function buildNextServer(): Promise<NextServer> {
  const copy = await CheckoutCopy.make();
  await copy.edit('shared/api/src/constants.ts', text =>
    text.replace(`API_VERSION = '${API_VERSION}'`, `API_VERSION = '${NEXT_API_VERSION}'`),
  );
  const tag = '9999_next';
  await writeFile(
    join(copy.folder, `server/drizzle/${tag}.sql`),
    'ALTER TABLE "product" ADD COLUMN "next_note" text;\n',
  );
  await copy.edit('server/drizzle/meta/_journal.json', text => {
    const journal: { entries: { idx: number; version: string; when: number }[] } = JSON.parse(text);
    const last = journal.entries.at(-1);
    if (!last) throw new Error('there are no migrations');
    const next = { ...last, idx: last.idx + 1, when: last.when + 1, tag };
    return JSON.stringify({ ...journal, entries: [...journal.entries, next] });
  });
  await copy.run('node tools/run.mjs tools/build.ts server');
  return { main: join(copy.folder, 'server/dist/main.js'), remove: () => copy.remove() };
}
