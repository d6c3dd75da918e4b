import type { SpanAttributes } from './spans';

const VERB = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|set|copy|listen|notify)\b/i;
/** The first table that the statement names. Names of tables have lower case letters, digits and underscores. */
const TABLE = /\b(?:from|into|update|copy)\s+(?:only\s+)?"?([a-z_][a-z0-9_]{0,62})"?(?=[\s,;().":]|$)/i;

/**
 * What a statement does and with which table: `SELECT account`. Nothing else of its text is told, neither parameters nor what
 * stands between quotes.
 */
export function statementSummary(text: string): { name: string; attributes: SpanAttributes } {
  const verb = VERB.exec(text)?.[1]?.toUpperCase() ?? 'OTHER';
  const outside = text.replaceAll(/'(?:[^']|'')*'/g, "''");
  const table = TABLE.exec(outside)?.[1];
  const name = table === undefined ? verb : `${verb} ${table}`;
  return {
    name,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': verb,
      'db.query.summary': name,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  };
}
