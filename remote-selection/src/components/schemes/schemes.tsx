import { Link, useHost } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { Suspense, useCallback, useEffect, useId, useRef, useState } from 'react';
import { latePart } from '../../lib/late-part';
import { useEscape } from '../use-escape';
import { enquiryPath, type Scheme, withNamed, withRecent } from './scheme';
import * as styles from './schemes.module.css';
import { useSchemes } from './use-schemes';

// Loaded when opened, to keep the first load small.
const SchemesPanel = latePart(() => import('./schemes-panel').then(({ SchemesPanel }) => SchemesPanel));

/** A result that is shown for this long is kept among the recent schemes. */
const KEEP_AFTER_MS = 4000;

export interface SchemesProps {
  /** What is looked at; null while that is nothing. The same object as long as it does not change. */
  now: Scheme | null;
  /** Query of the page that shows just this product or system, whatever ranks first later; null where `now` is. */
  fixed: string | null;
}

/** Schemes of this visitor, on this device and with the account, where the page around keeps anything. */
export function Schemes({ now, fixed }: SchemesProps) {
  const { isProvided } = useHost();
  const [kept, change] = useSchemes();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  useEscape(
    open,
    useCallback(() => setOpen(false), []),
    toggle,
  );
  const panel = useId();
  const nowKey = now && `${now.goal} ${now.search}`;
  useEffect(() => {
    if (!now || !nowKey) return;
    const timer = setTimeout(() => change(known => withRecent(known, now)), KEEP_AFTER_MS);
    return () => clearTimeout(timer);
  }, [now, nowKey, change]);
  const named = now && fixed !== null ? { ...now, search: fixed } : null;
  return (
    <div className={styles.schemes}>
      <button
        ref={toggle}
        type="button"
        className={`${controls.action} ${styles.toggle}`}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {`方案（${kept.named.length}）`}
      </button>
      {named && isProvided?.('/enquiry') && (
        <Link className={styles.link} to={enquiryPath(named)}>
          询价
        </Link>
      )}
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && (
          <Suspense fallback={null}>
            <SchemesPanel
              kept={kept}
              change={change}
              onSave={
                named &&
                (name => change(known => withNamed(known, { ...named, name, savedAt: new Date().toISOString() })))
              }
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
