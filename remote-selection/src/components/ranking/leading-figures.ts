import { UNKNOWN } from '@shixuan/units';
import type { RankingColumn } from './ranking';

/** The figures of a row that decide, with their units, as far as they are stated; of those to ask the maker for, also that they are not. */
export const leadingFigures = <Row>(columns: readonly RankingColumn<Row>[], row: Row) =>
  columns.flatMap(({ label, unit, leading, toAsk, value }) => {
    const text = leading ? value(row) : null;
    if (text === null) return leading && toAsk ? [{ label, text: UNKNOWN }] : [];
    return [{ label, text: `${text}${unit ? `\u202f${unit}` : ''}` }];
  });
