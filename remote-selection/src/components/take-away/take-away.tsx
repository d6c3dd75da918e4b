import type { SelectionSystem } from '@shixuan/embed-types';
import { useCopy, useHost, useSiteOrigin } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { Suspense, useCallback, useId, useRef, useState } from 'react';
import { latePart } from '../../lib/late-part';
import * as actions from '../actions.module.css';
import { useEscape } from '../use-escape';
import type { Heading } from './report-heading';
import * as styles from './take-away.module.css';

// Loaded with what else can be taken away.
const ReportHeading = latePart(() => import('./report-heading').then(({ ReportHeading }) => ReportHeading));

/** Of the last report of this page: the next one is usually for the same customer. */
let lastHeading: Heading = {};

/** `&project=…` of the texts that are given. */
const headingSearch = (heading: Heading) =>
  Object.entries(heading)
    .flatMap(([key, text]) => (text.trim() ? [`&${key}=${encodeURIComponent(text.trim())}`] : []))
    .join('');

export interface TakeAwayProps {
  /** Search part that report and bill are made from. */
  files: string;
  /** Path and search of the page that shows it. */
  path: string;
  /** The result as text, with the address at its end; null while it cannot be computed. */
  text(address: string): string | null;
  /** The detail of the widget event. `site`: origin that precedes the site's paths. */
  describe(site: string): SelectionSystem | null;
  /** Nothing is recommended: what can be taken away is no offer, and no button is filled. */
  quiet?: boolean;
  /** Nothing can be taken away: the result is not that of the present input. */
  off?: boolean;
}

/** The report first; bill of material, text and link on demand. */
export function TakeAway({ files, path, text, describe, quiet = false, off = false }: TakeAwayProps) {
  const copy = useCopy();
  const more = useId();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(
    open,
    useCallback(() => setOpen(false), []),
    toggle,
  );
  const [heading, setHeading] = useState(lastHeading);
  const { texts } = useHost().config;
  const site = useSiteOrigin();
  // A copied address is used outside this page, so it names the site itself.
  const addressOf = () => (site || window.location.origin) + path;
  const copyText = () => {
    const told = text(addressOf());
    if (told !== null) void copy(told, '结果已复制为文本');
  };
  // Without `href` a link leads nowhere: nothing is linked that is made of two states.
  const to = (href: string) => (off ? { role: 'link', 'aria-disabled': true } : { href });
  return (
    <>
      <PickButton describe={() => (off ? null : describe(site))} off={off} />
      <a
        className={quiet ? `${controls.action} ${styles.action}` : actions.primary}
        target="_blank"
        rel="noopener"
        {...to(`${site}/reports/selection.pdf?${files}${headingSearch(heading)}`)}
      >
        {texts?.report || '选型报告 PDF'}
      </a>
      <button
        ref={toggle}
        type="button"
        className={`${controls.action} ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={more}
        onClick={() => setOpen(!open)}
      >
        更多
      </button>
      <span id={more} className={styles.more} hidden={!open}>
        <span className={styles.pair}>
          物料清单
          <a
            className={`${controls.action} ${styles.action}`}
            download="物料清单.xlsx"
            {...to(`${site}/export/selection-bom.xlsx?${files}${headingSearch(heading)}`)}
          >
            XLSX
          </a>
          <a
            className={`${controls.action} ${styles.action}`}
            download="物料清单.csv"
            {...to(`${site}/export/selection-bom.csv?${files}${headingSearch(heading)}`)}
          >
            CSV
          </a>
        </span>
        <button type="button" className={`${controls.action} ${styles.action}`} disabled={off} onClick={copyText}>
          {texts?.copyText || '复制为文本'}
        </button>
        <button
          type="button"
          className={`${controls.action} ${styles.action}`}
          disabled={off}
          onClick={() => void copy(addressOf(), '链接已复制')}
        >
          {texts?.copyLink || '复制链接'}
        </button>
        {open && (
          <Suspense fallback={null}>
            <ReportHeading
              heading={heading}
              onChange={next => {
                lastHeading = next;
                setHeading(next);
              }}
            />
          </Suspense>
        )}
      </span>
    </>
  );
}

/** Fires the event `pick` of an embedded widget. Absent where no surrounding page listens. */
function PickButton({ describe, off }: { describe: () => SelectionSystem | null; off: boolean }) {
  const host = useHost();
  if (!host.tell) return null;
  return (
    <button type="button" className={actions.primary} disabled={off} onClick={() => host.tell?.('pick', describe())}>
      {host.config.texts?.pick || '选用此方案'}
    </button>
  );
}
