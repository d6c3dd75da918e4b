import { startEmbedded } from '../src/platform/database/embedded';

// A process of its own that holds a database until it is killed: node --import tsx hold-database.ts <folder>
startEmbedded(process.argv[2] ?? '', () => undefined).then(
  () => {
    console.log('ready');
    setInterval(() => undefined, 60_000);
  },
  (error: unknown) => {
    console.log(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
