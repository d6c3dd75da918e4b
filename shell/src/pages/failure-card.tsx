import { Button, ErrorState } from '@shixuan/ui';
import { useState } from 'react';
import { MenuLinks } from '../features/menu/menu-links';
import { failureKind } from '../lib/remote-failure';
import { failureTexts } from './failure-texts';

export interface FailureCardProps {
  error: unknown;
  /** Title of the page that cannot be shown. */
  title: string;
  /** Tries again; resolves when the page can be drawn, rejects with the new failure. */
  onRetry: () => Promise<unknown>;
}

/** Kinds for which a reload may help where a retry does not. */
const helpedByReload: readonly string[] = ['incompatible', 'missing', 'chunk', 'outOfStep'];

/** Shown in place of a page that failed; the frame around it keeps working. */
export function FailureCard({ error, title, onRetry }: FailureCardProps) {
  const [latest, setLatest] = useState(error);
  const [retrying, setRetrying] = useState(false);
  const kind = failureKind(latest);

  async function retry() {
    setRetrying(true);
    try {
      await onRetry();
    } catch (again) {
      setLatest(again);
      setRetrying(false);
    }
  }

  return (
    <section data-failure={kind} aria-label={`${title}无法显示`}>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title={`「${title}」暂时无法显示`}
        message={failureTexts[kind]}
        onRetry={retry}
        retrying={retrying}
        action={helpedByReload.includes(kind) && <Button onClick={() => window.location.reload()}>刷新页面</Button>}
      />
      {kind === 'hang' && <MenuLinks />}
    </section>
  );
}
