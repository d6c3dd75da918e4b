import * as controls from '@shixuan/ui/controls.module.css';
import { ChooseButton } from '../take-away/choose-row';
import type { RankedRow, Ranking } from './ranking';
import * as styles from './row-controls.module.css';
import { VerdictCounts } from './verdict-counts';

export interface RowControlsProps<Row extends RankedRow> {
  row: Row;
  ranking: Pick<Ranking<Row>, 'asked' | 'nameText' | 'opened' | 'onOpen' | 'choosing'>;
}

/** What a row is opened with, and what takes it in place of the one above. */
export function RowControls<Row extends RankedRow>({ row, ranking }: RowControlsProps<Row>) {
  const { asked, nameText, opened, onOpen, choosing } = ranking;
  const open = row.key === opened;
  const name = nameText(row);
  return (
    <div className={styles.controls}>
      <VerdictCounts
        verdicts={row.verdicts}
        asked={asked}
        name={name}
        open={open}
        onToggle={() => onOpen(open ? null : row.key)}
      />
      <ChooseButton
        what={choosing.what}
        chosen={row.key === choosing.chosen}
        onChoose={() => choosing.choose(row.key)}
        className={`${controls.action} ${styles.choose}`}
        name={name}
      />
    </div>
  );
}
