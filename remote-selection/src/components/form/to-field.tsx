import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './to-field.module.css';

/** 去改: leads from where a value is spoken of to its field, which may be in a sheet or a group that is closed. */
export function ToField({ field, label }: { field: string; label: string }) {
  return (
    <button
      type="button"
      className={`${controls.action} ${styles.to}`}
      aria-label={`去改${label}`}
      onClick={({ currentTarget }) => goTo(currentTarget, field)}
    >
      去改
    </button>
  );
}

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
  // The sheet takes the focus itself when it opens.
  root.querySelector<HTMLElement>('[data-opens="form"]')?.click();
  requestAnimationFrame(enter);
}
