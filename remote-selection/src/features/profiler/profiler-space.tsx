import type { DrawnProfiler } from '@shixuan/optics/describe';
import * as controls from '@shixuan/ui/controls.module.css';
import { lazy, Suspense, useMemo, useState } from 'react';
import { profilerModel } from './profiler-model';
import * as styles from './profiler-space.module.css';

// Loaded when opened, to keep the first load small.
const SpaceView = lazy(() =>
  import('../../components/space/space-view').then(({ SpaceView }) => ({ default: SpaceView })),
);

export interface ProfilerSpaceProps {
  drawn: DrawnProfiler;
  model: string;
  wavelengthNm: number | null;
}

/** A line profiler over its part in space, on demand. */
export function ProfilerSpace({ drawn, model, wavelengthNm }: ProfilerSpaceProps) {
  const [open, setOpen] = useState(false);
  const space = useMemo(() => profilerModel(drawn, wavelengthNm), [drawn, wavelengthNm]);
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
          <SpaceView model={space} name={model} />
        </Suspense>
      )}
    </>
  );
}
