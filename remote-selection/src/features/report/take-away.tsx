import { useCopy } from '@shixuan/host';
import * as styles from './report-bar.module.css';

export interface TakeAwayProps {
  /** What is taken away, by its models. */
  name: string;
  /** Search part that report and bill are made from. */
  files: string;
  /** Path and search of the page that shows it. */
  path: string;
  /** The result as text, which ends with the address given; null while it cannot be told. */
  text(address: string): string | null;
}

/** Report, bill of material, text, link. */
export function TakeAway({ name, files, path, text }: TakeAwayProps) {
  const copy = useCopy();
  // What is copied is wanted elsewhere: with the site's own address.
  const addressOf = () => window.location.origin + path;
  const copyText = () => {
    const told = text(addressOf());
    if (told !== null) void copy(told, '结果已复制为文本');
  };
  return (
    <>
      <p className={styles.what}>{name}</p>
      <a className={styles.action} href={`/reports/selection.pdf?${files}`} target="_blank" rel="noopener">
        选型报告 PDF
      </a>
      <span className={styles.pair}>
        物料清单
        <a className={styles.action} href={`/export/selection-bom.xlsx?${files}`} download="物料清单.xlsx">
          XLSX
        </a>
        <a className={styles.action} href={`/export/selection-bom.csv?${files}`} download="物料清单.csv">
          CSV
        </a>
      </span>
      <button type="button" className={styles.action} onClick={copyText}>
        复制为文本
      </button>
      <button type="button" className={styles.action} onClick={() => void copy(addressOf(), '链接已复制')}>
        复制链接
      </button>
    </>
  );
}
