import { Button } from '@shixuan/ui';
import { useEffect } from 'react';
import { useShell } from '../components/shell-context';
import { useFrameLanguage, useFrameTexts } from '../components/texts/use-texts';
import { readToken } from '../state/token';
import { setShowLogin } from '../state/user';
import { NoticePage } from './notice-page';

/**
 * Shown where a protected page was opened directly: there is no previous page to stay on, so this one offers the login.
 */
export function LoginRequired() {
  const { store, storage, restore } = useShell();
  const { account, notice: texts } = useFrameTexts();
  const language = useFrameLanguage();
  useEffect(() => {
    // Restoring closes the dialog, and effects of a page run before those of the site around it.
    restore();
    // The server draws this page for whoever is logged in, too: it gives way to the page at once.
    if (readToken(storage) === '') setShowLogin(store, true);
  }, [store, storage, restore]);
  return (
    // Centred lines of another language begin elsewhere: in new elements they appear, in those of the drawn page they would move.
    <NoticePage
      key={language}
      title={texts.loginTitle}
      hint={texts.loginHint}
      action={
        <Button type="primary" onClick={() => setShowLogin(store, true)}>
          {account.loginOrRegister}
        </Button>
      }
    />
  );
}
