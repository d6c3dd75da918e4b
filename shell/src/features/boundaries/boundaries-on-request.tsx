import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Region } from '../../components/region';

const Boundaries = lazy(() => import('./boundaries'));

/** The painted boundaries, when the page was opened with `?boundaries=1`, until they are switched off. */
export function BoundariesOnRequest() {
  const { search } = useLocation();
  const [shown, setShown] = useState(() => new URLSearchParams(search).get('boundaries') === '1');
  if (!shown) return null;
  return (
    <Region name="页面分工">
      <Suspense>
        <Boundaries onClose={() => setShown(false)} />
      </Suspense>
    </Region>
  );
}
