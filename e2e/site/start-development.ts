import { createServer } from 'node:net';
import { findApps } from '../../tools/build/apps';
import type { WorkFolder } from '../../tools/lib/work-folder';
import { dataFolder, freePort, removeFolder, type Site } from './start-site';

const isFree = (port: number) =>
  new Promise<boolean>(resolve => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });

/** The first of as many free ports in a row. */
async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = await freePort();
    const others = await Promise.all(Array.from({ length: count - 1 }, (_, index) => isFree(first + 1 + index)));
    if (others.every(Boolean)) return first;
  }
}

/** Runs `npm run dev -- --draw` in a copy of the checkout, on data of its own, until its site answers. */
export async function startDrawnDevelopment(copy: WorkFolder): Promise<Site> {
  const varDir = await dataFolder();
  const port = await freePort();
  const firstPort = await freePorts(findApps().length);
  const environment = { SHIXUAN_VAR: varDir, PORT: String(port), DEV_PORT: String(firstPort) };
  const { stop } = await copy.start('npm run dev -- --draw', /视选已就绪/, environment);
  return {
    url: `http://localhost:${port}`,
    varDir,
    async stop() {
      await stop();
      await removeFolder(varDir);
    },
  };
}
