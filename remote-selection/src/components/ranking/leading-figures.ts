import type { RankingColumn } from './ranking';

/** The figures of a row that decide, with their units, as far as they are stated. */
export const leadingFigures = <Row>(columns: readonly RankingColumn<Row>[], row: Row) =>
  columns.flatMap(({ label, unit, leading, value }) => {
    const text = leading ? value(row) : null;
    return text === null ? [] : [{ label, text: `${text}${unit ? `\u202f${unit}` : ''}` }];
  });
