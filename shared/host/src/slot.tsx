import type { ValueOf } from './data-schema/schema';
import { useHost } from './host-context';
import type { SlotDescriptor } from './slots';

export interface SlotProps<S extends SlotDescriptor> {
  /** The place as the remote's descriptor lists it. */
  slot: S;
  props: ValueOf<S['props']>;
}

/**
 * A place that other remotes fill. It is empty where no live remote does, and in shells before contract 1.6; its pieces
 * come once the page works and the place is near. Since contract 1.6.
 */
export function Slot<const S extends SlotDescriptor>({ slot, props }: SlotProps<S>) {
  const { slot: Filled } = useHost();
  return Filled ? <Filled slot={slot} props={props} /> : null;
}
