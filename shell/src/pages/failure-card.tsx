import { Button, ErrorState } from '@shixuan/ui';
import { useState } from 'react';
import { useFrameLanguage, useFrameTexts } from '../components/texts/use-texts';
import { MenuLinks } from '../features/menu/menu-links';
import { failureKind } from '../lib/remote-failure';

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
  const { name, words, failure: texts } = useFrameTexts();
  const shown = name(title);
  // The frame's own words, in a place whose page may be of another language.
  const language = useFrameLanguage();

  async function retry() {
    setRetrying(true);
    try {
      await onRetry();
    } catch (anew) {
      setLatest(anew);
      setRetrying(false);
    }
  }

  return (
    <section data-failure={kind} aria-label={texts.label(shown)} lang={language}>
      <h1 className="visually-hidden">{shown}</h1>
      <ErrorState
        title={texts.title(shown)}
        message={<p>{texts[kind]}</p>}
        action={
          <>
            <Button type="primary" loading={retrying} onClick={retry}>
              {words.retry}
            </Button>
            {helpedByReload.includes(kind) && <Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
          </>
        }
      />
      {kind === 'hang' && <MenuLinks />}
    </section>
  );
}
