import { TurnToggle } from '@shixuan/ui/turn-toggle';
import { Suspense } from 'react';
import { latePart } from '../../lib/late-part';
import type { SpaceModel } from './space-model';

// Loaded when opened, to keep the first load small.
const SpaceView = latePart(() => import('./space-view').then(({ SpaceView }) => SpaceView));

/** A set-up in space below its drawing, on demand. */
export const SpaceFold = ({ space, name }: { space: SpaceModel; name: string }) => (
  <TurnToggle show="三维视图" hide="收起三维视图">
    <Suspense fallback={<p>正在打开…</p>}>
      <SpaceView model={space} name={name} />
    </Suspense>
  </TurnToggle>
);
