import { useCopy } from '@shixuan/host';
import * as chipStyles from '@shixuan/ui/chips.module.css';
import { EnquiryLink } from '../../features/enquiry/enquiry-link';
import * as outlined from '../../features/form/outlined-button.module.css';
import * as styles from './compare-actions.module.css';
import { CompareExport } from './compare-export';

export interface CompareActionsProps {
  /** Products that are shown. */
  ids: readonly number[];
  /** Address of this comparison, without the site's origin. */
  path: string;
  onlyDifferent: boolean;
  onOnlyDifferent(on: boolean): void;
  onClear(): void;
}

/** What can be done with the comparison as a whole. */
export function CompareActions({ ids, path, onlyDifferent, onOnlyDifferent, onClear }: CompareActionsProps) {
  const copy = useCopy();
  return (
    <>
      <label className={`${chipStyles.tick} ${styles.onlyDifferent}`}>
        <input
          type="checkbox"
          className={chipStyles.box}
          checked={onlyDifferent}
          onChange={event => onOnlyDifferent(event.target.checked)}
        />
        只看差异
      </label>
      <button
        type="button"
        className={outlined.button}
        onClick={() => void copy(window.location.origin + path, '对比链接已复制')}
      >
        复制链接
      </button>
      {ids.length > 0 && <CompareExport ids={ids} />}
      {ids.length > 0 && <EnquiryLink ids={ids} className={outlined.button} />}
      <button type="button" className={outlined.button} onClick={onClear}>
        清空
      </button>
    </>
  );
}
