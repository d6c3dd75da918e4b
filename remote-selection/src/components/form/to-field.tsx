import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './to-field.module.css';

export interface ToFieldProps {
  field: string;
  label: string;
  /** What is to be done there, with the label of the field; otherwise 去改. */
  children?: string;
}

/** Leads from where a value is spoken of to its field, which may be in a sheet or a group that is closed. */
export function ToField({ field, label, children }: ToFieldProps) {
  return (
    <button
      type="button"
      className={`${controls.action} ${styles.to}`}
      aria-label={children ?? `去改${label}`}
      onClick={({ currentTarget }) => goTo(currentTarget, field)}
    >
      {children ?? '去改'}
    </button>
  );
}

/** How often a field is looked for, ms, and for how long: a sheet is drawn when there is time for it. */
const EVERY_MS = 20;
const LASTS_MS = 5000;

function goTo(from: HTMLElement, key: string) {
  const root = from.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return;
  const enter = () => {
    const field = root.querySelector<HTMLElement>(`[data-field="${key}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
    return field !== null;
  };
  if (enter()) return;
  root.querySelector<HTMLElement>('[data-opens="form"]')?.click();
  // Not at once: the sheet takes the focus itself when it opens.
  const until = performance.now() + LASTS_MS;
  const again = () => {
    if (!enter() && performance.now() < until) setTimeout(again, EVERY_MS);
  };
  setTimeout(again, EVERY_MS);
}
