import * as controls from '@shixuan/ui/controls.module.css';
import { lazy, Suspense, useState } from 'react';
import * as styles from './space-fold.module.css';
import type { SpaceModel } from './space-model';

// Loaded when opened, to keep the first load small.
const SpaceView = lazy(() => import('./space-view').then(({ SpaceView }) => ({ default: SpaceView })));

/** A set-up in space below its drawing, on demand. */
export function SpaceFold({ space, name }: { space: SpaceModel; name: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`${controls.action} ${styles.toggle}`}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? '收起三维视图' : '三维视图'}
      </button>
      {open && (
        <Suspense fallback={<p>正在打开…</p>}>
          <SpaceView model={space} name={name} />
        </Suspense>
      )}
    </>
  );
}
