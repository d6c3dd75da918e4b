import { useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { useShell } from '../components/shell-context';
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
  return (
    <NoticePage
      title="该栏目暂未开放"
      hint={`「${name}」还在准备中，开放后会出现在菜单里。您可以先看看这些栏目：`}
      action={<MenuLinks />}
    />
  );
}

function NotFound({ pathname }: { pathname: string }) {
  return (
    <NoticePage
      title="没有这个页面"
      hint={
        <>
          地址 <code>{pathname}</code> 不存在，可能已经移走或输入有误。
          <Link className="no-break" to="/">
            回到首页
          </Link>
          ，用上方的搜索按型号查找，或从这些栏目开始：
        </>
      }
      action={<MenuLinks />}
    />
  );
}
