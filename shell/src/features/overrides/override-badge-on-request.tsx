import { lazy, Suspense } from 'react';
import { useShell } from '../../components/shell-context';

const OverrideBadge = lazy(() => import('./override-badge'));

/** The badge, on pages for which a developer has requested a local build. */
export function OverrideBadgeOnRequest() {
  const { localBuilds } = useShell();
  if (localBuilds === null) return null;
  return (
    <Suspense>
      <OverrideBadge count={localBuilds} />
    </Suspense>
  );
}
