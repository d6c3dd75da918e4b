import { useEffect, useRef, useState } from 'react';
import type { PreviewJob } from './kernel/see-through';
import { createPreviewer, type Grey, type Previewer } from './previewer';

export interface Seen {
  /** Of the latest job that was finished; null before the first. */
  grey: Grey | null;
  busy: boolean;
  failed: boolean;
}

/** The picture of a job; the last one stays while the next is made, and a job that is no longer asked for is given up. */
export function usePreview(job: PreviewJob): Seen {
  const [seen, setSeen] = useState<Seen>({ grey: null, busy: true, failed: false });
  const previewer = useRef<Previewer | null>(null);
  useEffect(
    () => () => {
      previewer.current?.close();
      previewer.current = null;
    },
    [],
  );
  useEffect(() => {
    previewer.current ??= createPreviewer();
    const control = new AbortController();
    setSeen(before => ({ ...before, busy: true }));
    previewer.current.see(job, control.signal).then(
      grey => setSeen({ grey, busy: false, failed: false }),
      () => {
        if (!control.signal.aborted) setSeen(before => ({ ...before, busy: false, failed: true }));
      },
    );
    return () => control.abort();
  }, [job]);
  return seen;
}
