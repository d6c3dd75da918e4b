import type { DrawnVolume } from '@shixuan/optics/describe';
import { useMemo } from 'react';
import { SpaceFold } from '../../components/space/space-fold';
import { volumeModel } from './volume-model';

/** A 3D area camera over its volume in space, on demand. */
export function VolumeSpace({ drawn, model }: { drawn: DrawnVolume; model: string }) {
  const space = useMemo(() => volumeModel(drawn, model), [drawn, model]);
  return <SpaceFold space={space} name={model} />;
}
