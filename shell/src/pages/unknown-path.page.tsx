import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../components/shell-context';
import { useFrameTexts } from '../components/texts/use-texts';
import { MenuLinks } from '../features/menu/menu-links';
import { config } from '../state/config';
import { KilledPage } from './killed-page';
import { NoticePage } from './notice-page';
import { sectionName } from './site-paths';

/** A path that no live remote provides: a section that is switched off or not open, or nothing at all. */
export function UnknownPath() {
  const { pathname } = useLocation();
  const section = sectionName(pathname, useAtomValue(config.menus));
  const killed = useShell().killedAt(pathname);
  if (killed) return <KilledPage title={killed.title} reason={killed.reason} />;
  return section ? <ClosedSection name={section} /> : <NotFound pathname={pathname} />;
}

function ClosedSection({ name }: { name: string }) {
  const { name: nameOf, notice: texts } = useFrameTexts();
  return <NoticePage title={texts.closedTitle} hint={texts.closedHint(nameOf(name))} action={<MenuLinks />} />;
}

function NotFound({ pathname }: { pathname: string }) {
  const { notice: texts } = useFrameTexts();
  return (
    <NoticePage
      title={texts.absentTitle}
      hint={
        <>
          {texts.absentBefore}
          <code>{pathname}</code>
          {texts.absentAfter}
          <Link className="no-break" to="/">
            {texts.backHome}
          </Link>
          {texts.absentHint}
        </>
      }
      action={<MenuLinks />}
    />
  );
}
