import { buildAll } from './build/build-all';

await buildAll(line => console.log(line), process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
