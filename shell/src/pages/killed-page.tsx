import { useFrameTexts } from '../components/texts/use-texts';
import { MenuLinks } from '../features/menu/menu-links';
import { NoticePage } from './notice-page';

/** Shown at the paths of a remote that its team switched off. */
export function KilledPage({ title, reason = '' }: { title: string; reason?: string }) {
  const { name, notice: texts } = useFrameTexts();
  return (
    <div data-failure="killed">
      <NoticePage
        title={texts.killedTitle(name(title))}
        hint={`${reason ? `${reason.replace(/[。.]$/, '')}。` : ''}${texts.killedHint}`}
        action={<MenuLinks />}
      />
    </div>
  );
}
