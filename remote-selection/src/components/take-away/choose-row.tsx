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

export interface ChooseButtonProps extends Pick<ChooseRowProps, 'what' | 'chosen' | 'onChoose'> {
  className: string | undefined;
  /** Of the row, where every row has a button and is short of room. */
  name?: string;
}

/** Takes a row in place of the first recommendation. */
export function ChooseButton({ what, chosen, onChoose, className, name }: ChooseButtonProps) {
  const text = !chosen ? what : name ? '✓ 上方' : '✓ 已在上方';
  return (
    <button
      type="button"
      className={className}
      aria-pressed={chosen}
      aria-label={name && `${text}：${name}`}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}

/** The same of an opened row, and its report alone. */
export function ChooseRow({ report, ...choosing }: ChooseRowProps) {
  const { texts } = useHost().config;
  const site = useSiteOrigin();
  return (
    <div className={actions.actions}>
      <ChooseButton {...choosing} className={actions.primary} />
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
