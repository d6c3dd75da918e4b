import { type SlotDescriptor, type SlotRequest, useHost } from '@shixuan/host';
import { readValue } from '@shixuan/host/data-schema';
import { use, useEffect } from 'react';
import { useShell } from '../components/shell-context';
import { KilledContext } from './killed-at-arrival';
import { SlotPiece } from './slot-piece';

/**
 * A place in a remote's page with the pieces of others, of the versions that this page runs. What crosses is read by the
 * place's schema: props that do not fit are the fault of the page's remote, and nothing is shown.
 */
export function SlotPlace({ slot, props }: SlotRequest) {
  const { telemetry } = useShell();
  const { remote } = useHost();
  const read = readValue(slot.props, props);
  const problem = 'problem' in read ? read.problem : null;
  useEffect(() => {
    if (problem !== null)
      telemetry.error(`${remote.name}@${remote.version}`, new Error(`slot ${slot.name}: ${problem}`));
  }, [problem, telemetry, remote, slot.name]);
  if ('problem' in read || typeof read.value !== 'object' || read.value === null) return null;
  return <Pieces owner={remote.name} slot={slot} props={read.value} />;
}

function Pieces({ owner, slot, props }: { owner: string; slot: SlotDescriptor; props: object }) {
  const { fillersOf } = useShell();
  const killed = use(KilledContext);
  const name = `${owner}:${slot.name}`;
  return fillersOf({ name, version: slot.version, props })
    .filter(({ manifest }) => !killed.includes(manifest.name))
    .slice(0, slot.most)
    .map(filler => (
      <SlotPiece key={filler.manifest.name} slot={name} filler={filler} props={props} height={slot.height} />
    ));
}
