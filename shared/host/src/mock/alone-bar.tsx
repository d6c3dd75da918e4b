import { Link, useLocation } from 'react-router-dom';
import type { RemoteDescriptor } from '../define-remote';
import { useReadable } from '../host-context';
import type { Asked, MockHost } from './mock-host';
import type { Value } from './value';

export interface AloneBarProps {
  descriptor: RemoteDescriptor;
  mock: MockHost;
  asked: Value<readonly Asked[]>;
}

/** So many of the services asked for are shown. */
const SHOWN = 5;

/** Names the remote that runs alone, leads to its pages, and shows what it asks of its host. */
export function AloneBar({ descriptor, mock, asked }: AloneBarProps) {
  const { pathname } = useLocation();
  const user = useReadable(mock.user);
  const compared = useReadable(mock.host.compare.items);
  const latest = useReadable(asked).slice(0, SHOWN);
  const { name, title, owner, requires, routes } = descriptor;
  return (
    <aside className="alone-bar" aria-label="单独运行">
      <p>
        <strong>{name}</strong> {title}，{owner}，约定 {requires.contract}，单独运行
      </p>
      <nav aria-label="本应用的页面">
        {routes.map(route => (
          <Link key={route.id} to={route.path} aria-current={route.path === pathname ? 'page' : undefined}>
            {route.title}
          </Link>
        ))}
      </nav>
      <p>
        <button type="button" onClick={() => mock.user.set(user ? null : { id: 1, userName: '测试用户' })}>
          {user ? `退出（${user.userName}）` : '以测试用户登录'}
        </button>{' '}
        对比栏 {compared.length} 款
      </p>
      <ol aria-label="请求过的服务">
        {latest.map(({ service, detail }, index) => (
          // A line has no identity of its own; the list is short and drawn anew.
          // biome-ignore lint/suspicious/noArrayIndexKey: lines move down as new ones arrive
          <li key={index}>
            <code>{service}</code> {detail}
          </li>
        ))}
      </ol>
    </aside>
  );
}
