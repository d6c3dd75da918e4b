import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import * as styles from './pen.module.css';

interface NamedQuantity {
  active: string | null;
  setActive(key: string | null): void;
}

const Context = createContext<NamedQuantity>({ active: null, setActive: () => undefined });

/** Ties the parts of a drawing to the texts that name them: pointing at either brings both forward. */
export function NamedQuantities({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<string | null>(null);
  const value = useMemo(() => ({ active, setActive }), [active]);
  return <Context value={value}>{children}</Context>;
}

export const useNamedQuantity = () => useContext(Context);

/** Handlers for an element that stands for a quantity, inside or outside of the drawing. */
export function useNaming(key: string) {
  const { active, setActive } = useNamedQuantity();
  return {
    active: active === key,
    handlers: {
      onPointerEnter: () => setActive(key),
      onPointerLeave: () => setActive(null),
      onFocus: () => setActive(key),
      onBlur: () => setActive(null),
    },
  };
}

/** A part of a drawing that shows one quantity; the other parts step back while it is named. */
export function Part({ of: key, children }: { of: string; children: ReactNode }) {
  const { active, setActive } = useNamedQuantity();
  return (
    <g
      className={styles.part}
      data-active={active === null ? undefined : active === key ? 'yes' : 'no'}
      onPointerEnter={() => setActive(key)}
      onPointerLeave={() => setActive(null)}
    >
      {children}
    </g>
  );
}
