import { buildAll } from './build/build-all';
import { buildServer } from './build-server/build-server';

// `npm run build`: every app and the server, or the apps that are named.

const log = (line: string) => console.log(line);
const names = process.argv.slice(2);

async function buildWhatIsNamed(): Promise<void> {
  const apps = names.filter(name => name !== 'server');
  if (names.length === 0 || apps.length > 0) await buildAll(log, apps);
  if (names.length === 0 || apps.length < names.length) await buildServer(log);
}

await buildWhatIsNamed().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
