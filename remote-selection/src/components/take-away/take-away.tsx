import type { SelectionSystem } from '@shixuan/embed-types';
import { useCopy, useHost, useSiteOrigin } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { PickButton } from './pick-button';
import * as styles from './take-away.module.css';

export interface TakeAwayProps {
  /** What is taken away, by its models. */
  name: string;
  /** Search part that report and bill are made from. */
  files: string;
  /** Path and search of the page that shows it. */
  path: string;
  /** The result as text, with the address at its end; null while it cannot be computed. */
  text(address: string): string | null;
  /** The detail of the widget event. `site`: origin that precedes the site's paths. */
  describe(site: string): SelectionSystem | null;
}

/** Report, bill of material, text, link. */
export function TakeAway({ name, files, path, text, describe }: TakeAwayProps) {
  const copy = useCopy();
  const { texts } = useHost().config;
  const site = useSiteOrigin();
  // A copied address is used outside this page, so it names the site itself.
  const addressOf = () => (site || window.location.origin) + path;
  const copyText = () => {
    const told = text(addressOf());
    if (told !== null) void copy(told, '结果已复制为文本');
  };
  return (
    <>
      <p className={styles.what}>{name}</p>
      <PickButton describe={() => describe(site)} />
      <a
        className={`${controls.action} ${styles.action}`}
        href={`${site}/reports/selection.pdf?${files}`}
        target="_blank"
        rel="noopener"
      >
        {texts?.report || '选型报告 PDF'}
      </a>
      <span className={styles.pair}>
        物料清单
        <a
          className={`${controls.action} ${styles.action}`}
          href={`${site}/export/selection-bom.xlsx?${files}`}
          download="物料清单.xlsx"
        >
          XLSX
        </a>
        <a
          className={`${controls.action} ${styles.action}`}
          href={`${site}/export/selection-bom.csv?${files}`}
          download="物料清单.csv"
        >
          CSV
        </a>
      </span>
      <button type="button" className={`${controls.action} ${styles.action}`} onClick={copyText}>
        {texts?.copyText || '复制为文本'}
      </button>
      <button
        type="button"
        className={`${controls.action} ${styles.action}`}
        onClick={() => void copy(addressOf(), '链接已复制')}
      >
        {texts?.copyLink || '复制链接'}
      </button>
    </>
  );
}
