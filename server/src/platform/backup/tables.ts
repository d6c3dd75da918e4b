import type pg from 'pg';

// All of it holds within one snapshot: the caller's transaction is repeatable read.

export interface TableOfBackup {
  name: string;
  /** Without generated ones. */
  columns: string[];
}

export interface SequenceOfBackup {
  name: string;
  /** As text: it may exceed 2^53. */
  lastValue: string;
  isCalled: boolean;
}

/** A name that the database itself gave, safe within a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** The tables of the site, each after those that its foreign keys point at. */
export async function tablesOf(client: pg.ClientBase): Promise<TableOfBackup[]> {
  const { rows } = await client.query<TableOfBackup & { needs: string[] }>(`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      array(select distinct t.relname::text from pg_constraint k join pg_class t on t.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' order by c.relname`);
  const ordered: TableOfBackup[] = [];
  const isIn = (name: string) => ordered.some(table => table.name === name);
  while (ordered.length < rows.length) {
    const next = rows.find(({ name, needs }) => !isIn(name) && needs.every(isIn));
    if (!next) throw new Error('foreign keys point at each other in a circle');
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

export async function sequencesOf(client: pg.ClientBase): Promise<SequenceOfBackup[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind = 'S' order by c.relname`,
  );
  const sequences: SequenceOfBackup[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<SequenceOfBackup, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(name)}`,
    );
    if (state[0]) sequences.push({ name, ...state[0] });
  }
  return sequences;
}

/** Hashes of the migrations that made the tables what they are, in their order. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations order by id');
  return rows.map(({ hash }) => hash);
}
