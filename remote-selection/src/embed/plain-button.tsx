import type { ReactNode } from 'react';
import * as styles from './plain-button.module.css';

export interface ButtonProps {
  children: ReactNode;
  type?: 'primary';
  loading?: boolean;
  onClick?: () => void;
}

/** In the bundle this stands for the component library, of which the pages of this remote use the button alone. */
export function Button({ children, type, loading, onClick }: ButtonProps) {
  return (
    <button
      type="button"
      className={type === 'primary' ? styles.primary : styles.plain}
      aria-busy={loading || undefined}
      onClick={loading ? undefined : onClick}
    >
      {children}
    </button>
  );
}
