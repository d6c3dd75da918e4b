import { MenuLinks } from '../features/menu/menu-links';
import { NoticePage } from './notice-page';

/** Shown at the paths of a remote that its team switched off. */
export function KilledPage({ title, reason = '' }: { title: string; reason?: string }) {
  return (
    <div data-failure="killed">
      <NoticePage
        title={`「${title}」暂停服务`}
        hint={`${reason ? `${reason.replace(/[。.]$/, '')}。` : ''}该栏目暂时停用，恢复后会回到菜单里。您可以先看看这些栏目：`}
        action={<MenuLinks />}
      />
    </div>
  );
}
