import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import * as styles from './float-panel.module.css';
import * as outlined from './outlined-button.module.css';

export interface FloatPanelProps {
  /** On the button, and the name of what it opens. */
  label: string;
  children: ReactNode;
}

/** A button that opens a panel below itself. Escape, the button or a click elsewhere closes it. */
export function FloatPanel({ label, children }: FloatPanelProps) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  return (
    <div ref={place} className={styles.place}>
      <button
        ref={button}
        type="button"
        className={outlined.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </button>
      {open && (
        <section id={id} className={styles.panel} aria-label={label}>
          {children}
        </section>
      )}
    </div>
  );
}
