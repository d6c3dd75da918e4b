import type { System } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { useMemo } from 'react';
import { SpaceView } from '../../../components/space/space-view';
import { shownDrawing } from '../../../data/ranking/shown-drawing';
import { systemModel } from './system-model';

export interface SystemSpaceProps {
  need: Requirements;
  system: System;
  /** Of its parts, for the file. */
  name: string;
}

/** A set-up in space: camera, lens, light, view, object and depth of field. */
export function SystemSpace({ need, system, name }: SystemSpaceProps) {
  const model = useMemo(() => {
    const { camera, lens, light } = system;
    const names = { camera: camera.model, lens: lens.model, light: light?.model ?? null };
    return systemModel(shownDrawing(need, system), names);
  }, [need, system]);
  return <SpaceView model={model} name={name} />;
}
