import { defineConfig } from 'drizzle-kit';

// After a change of the schema: npx drizzle-kit generate --name what-changed (in server/), and commit what it writes.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/**/schema.ts',
  out: './drizzle',
  casing: 'snake_case',
});
