/** What is wrong with a query that the schema lets through but the category does not. */
export type QueryProblem =
  | { kind: 'unknown-filter' }
  | { kind: 'unknown-sort' }
  | { kind: 'unknown-value'; value: string; known: string[] }
  | { kind: 'bounds-on-choice' }
  | { kind: 'value-on-number'; value: string };

/** A query that does not fit its category. The caller turns it into a message; see `calls/query-error-message.ts`. */
export class QueryError extends Error {
  constructor(
    /** Key of the filter or the sort. */
    readonly key: string,
    /** Chinese name of the attribute, where there is one. */
    readonly label: string | null,
    readonly problem: QueryProblem,
  ) {
    super(`${key}: ${problem.kind}`);
    this.name = 'QueryError';
  }
}
