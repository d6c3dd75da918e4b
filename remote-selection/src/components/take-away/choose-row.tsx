import { useHost, useSiteOrigin } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as actions from '../actions.module.css';

export interface ChooseRowProps {
  /** 选这套 */
  what: string;
  /** The row is the one above, in the card of the answer. */
  chosen: boolean;
  onChoose(): void;
  /** Search part of its own report; null while it cannot be made. */
  report: string | null;
}

/** Which row stands above, and what takes another in its place. */
export interface RowChoice<Row> {
  /** Key of the row. */
  chosen: string | null;
  choose(key: string | null): void;
  /** Search part of the report of a row; null while it cannot be made. */
  report(row: Row): string | null;
}

/** Takes an opened row in place of the first recommendation, or its report alone. */
export function ChooseRow({ what, chosen, onChoose, report }: ChooseRowProps) {
  const { texts } = useHost().config;
  const site = useSiteOrigin();
  return (
    <div className={actions.actions}>
      <button type="button" className={actions.primary} aria-pressed={chosen} onClick={onChoose}>
        {chosen ? '✓ 已在上方' : what}
      </button>
      {report !== null && (
        <a
          className={`${controls.action} ${actions.action}`}
          href={`${site}/reports/selection.pdf?${report}`}
          target="_blank"
          rel="noopener"
        >
          {texts?.report || '选型报告 PDF'}
        </a>
      )}
    </div>
  );
}
