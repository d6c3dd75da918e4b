import { checkSystem, type Requirements, type System } from '@shixuan/optics';
import { useMemo } from 'react';
import { CheckItems } from '../ranking/check-items';

/** Every check of one system, computed here, from the same facts. */
export function CheckList({ need, system }: { need: Requirements; system: System }) {
  return <CheckItems checks={useMemo(() => checkSystem(need, system), [need, system])} />;
}
