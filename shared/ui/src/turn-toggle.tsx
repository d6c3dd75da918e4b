import { type ReactNode, useState } from 'react';
import * as controls from './controls.module.css';
import * as styles from './turn-toggle.module.css';

export interface TurnToggleProps {
  /** On the button while the view is closed, and while it is open. */
  show: string;
  hide: string;
  /** The view; it is made only while it is open, since the library that draws it is larger than the page. */
  children: ReactNode;
}

/** A view in space below its drawing, on demand. */
export function TurnToggle({ show, hide, children }: TurnToggleProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${controls.action} ${styles.toggle}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? hide : show}
      </button>
      {open && children}
    </>
  );
}
