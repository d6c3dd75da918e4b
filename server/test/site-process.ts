import { buildApp } from '../src/app';
import { openCatalogue } from '../src/domain/snapshot/catalogue';
import { followChanges } from '../src/platform/database/changes';
import { ANSWER_MS, openDatabase } from '../src/platform/database/connect';

// The API as a process of its own on the database of DATABASE_URL, which it takes for another machine's. Says its address, and each mail.

const quiet = () => undefined;
const { db } = await openDatabase({
  ...{ databaseUrl: process.env.DATABASE_URL, varDir: '', log: quiet, answerMs: ANSWER_MS },
});
const changes = followChanges(db, quiet);
const app = buildApp({
  ...{ db, changes, config: { imageHost: '' } },
  catalogue: await openCatalogue(db, { changes, log: quiet }),
  messenger: {
    ...{ deliversMail: true, deliversText: false, enquiryTo: [], text: async () => quiet(), close: quiet },
    mail: async mail => void process.send?.({ mail }),
  },
});
process.send?.({ url: await app.listen({ host: '127.0.0.1', port: 0 }) });
