import * as styles from '@shixuan/ui/pen/pen.module.css';
import { createContext, type PointerEvent, type ReactNode, useContext, useMemo, useState } from 'react';

interface NamedQuantity {
  active: string | null;
  name(key: string): void;
  /** Stops highlighting it; does nothing when another one is highlighted by now. */
  leave(key: string): void;
}

const Context = createContext<NamedQuantity>({
  active: null,
  name: () => undefined,
  leave: () => undefined,
});

/** Ties the parts of a drawing to the texts that name them: pointing at either brings both forward. */
export function NamedQuantities({ children }: { children: ReactNode }) {
  const [active, setActive] = useState<string | null>(null);
  const value = useMemo(
    () => ({
      active,
      name: setActive,
      leave: (key: string) => setActive(current => (current === key ? null : current)),
    }),
    [active],
  );
  return <Context value={value}>{children}</Context>;
}

export const useNamedQuantity = () => useContext(Context);

/** A touch highlights until the next touch; a mouse only while it hovers. */
const pointing = (key: string, { name, leave }: NamedQuantity) => ({
  onPointerEnter: () => name(key),
  onPointerLeave: (event: PointerEvent) => {
    if (event.pointerType !== 'touch') leave(key);
  },
});

/** Handlers for an element that stands for a quantity, inside or outside of the drawing. */
export function useNaming(key: string) {
  const naming = useNamedQuantity();
  return {
    active: naming.active === key,
    handlers: { ...pointing(key, naming), onFocus: () => naming.name(key), onBlur: () => naming.leave(key) },
  };
}

/** A part of a drawing; the other parts are dimmed while its quantity is highlighted. */
export function Part({
  of: shown,
  children,
}: {
  /** Keys of the quantities that it shows, separated by spaces. Pointing at the part highlights the first. */
  of: string;
  children: ReactNode;
}) {
  const naming = useNamedQuantity();
  const { active } = naming;
  const keys = shown.split(' ');
  return (
    <g
      className={styles.part}
      data-of={shown}
      data-active={active === null ? undefined : keys.includes(active) ? 'yes' : 'no'}
      {...pointing(keys[0] ?? shown, naming)}
    >
      {children}
    </g>
  );
}
