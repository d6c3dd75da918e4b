import { createContext, type ReactNode, useContext, useState } from 'react';
import * as styles from './form.module.css';

interface Hints {
  /** Of the field whose help is shown; null: of none yet. */
  hinted: string | null;
  setHinted(field: string): void;
}

const HintContext = createContext<Hints>({ hinted: null, setHinted: () => undefined });

/** Whether the help of a field is shown, and what shows it. */
export function useHint(field: string): [boolean, () => void] {
  const { hinted, setHinted } = useContext(HintContext);
  return [hinted === field, () => setHinted(field)];
}

export interface HintedFormProps {
  label: string;
  /** A field is left: what was typed must be found on coming back. */
  onLeave(): void;
  onSubmit?(): void;
  /** Whether the form is done with its submit: what is around it then leads to the answer, as after a line in words. */
  leads?: boolean;
  children: ReactNode;
}

/**
 * A form that shows the help of one field, below its row. It stays until another field is entered: a form that moved on leaving a
 * field would move the next click target from under the pointer.
 */
export function HintedForm({ label, onLeave, onSubmit, leads = false, children }: HintedFormProps) {
  const [hinted, setHinted] = useState<string | null>(null);
  return (
    <HintContext value={{ hinted, setHinted }}>
      <form
        className={styles.form}
        method="dialog"
        aria-label={label}
        onBlur={onLeave}
        onSubmit={event => {
          event.preventDefault();
          // A step of the questions does not lead to the answer, only their end does.
          if (!leads) event.stopPropagation();
          onSubmit?.();
        }}
      >
        {children}
      </form>
    </HintContext>
  );
}
