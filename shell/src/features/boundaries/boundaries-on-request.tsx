import { lazy, Suspense, useState } from 'react';
import { Region } from '../../components/region';

const Boundaries = lazy(() => import('./boundaries'));

const isAskedFor = () => new URLSearchParams(window.location.search).get('boundaries') === '1';

/** The painted boundaries, when the page was opened with `?boundaries=1`, until they are switched off. */
export function BoundariesOnRequest() {
  const [shown, setShown] = useState(isAskedFor);
  if (!shown) return null;
  return (
    <Region name="页面分工">
      <Suspense>
        <Boundaries onClose={() => setShown(false)} />
      </Suspense>
    </Region>
  );
}
