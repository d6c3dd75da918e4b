import { UNKNOWN } from '@shixuan/units';
import { threeDigits } from '../../lib/format-figure';
import type { RankingColumn } from './ranking';

/** The figures of a row that decide, with their units, as far as they are stated; of those to ask the maker for, also that they are not. */
export const leadingFigures = <Row>(columns: readonly RankingColumn<Row>[], row: Row) =>
  columns.flatMap(({ label, unit, leading, toAsk, value }) => {
    const text = leading ? value(row) : null;
    if (text === null) return leading && toAsk ? [{ label, text: UNKNOWN }] : [];
    // Apart from a column every length has the unit in which it is read, as in the drawing beside it.
    const shown =
      unit === 'mm' && Number(text) > 0 && Number(text) < 0.1 ? `${threeDigits(Number(text) * 1000)}\u202fµm` : null;
    return [{ label, text: shown ?? `${text}${unit ? `\u202f${unit}` : ''}` }];
  });
