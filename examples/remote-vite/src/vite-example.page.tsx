import { createApi } from '@shixuan/api/client';
import { type HostServices, Link, useHost } from '@shixuan/host';
import { Page, PageHead, QueryView, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as styles from './vite-example.page.module.css';

const categoriesQuery = (host: HostServices) => ({
  queryKey: ['vite-example', 'productCategories'],
  queryFn: () => createApi(host.request).productCategories({}),
});

/** `/vite-example`: an answer of the site, a component of the shell, and a state of React's own. */
export default function ViteExamplePage() {
  const categories = useQuery(categoriesQuery(useHost()));
  const [shown, setShown] = useState(true);
  return (
    <Page>
      <PageHead here="Vite 示例" title="Vite 示例" lead="由 Vite 构建，React 与组件取自外壳。" />
      <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {shown ? '收起分类' : '展开分类'}
      </button>
      {shown && (
        <QueryView query={categories} errorTitle="产品分类没有加载出来" skeleton={<Skeleton kind="table" rows={6} />}>
          {({ list }) => (
            <ul className={styles.list} aria-label="产品分类">
              {list.map(({ id, name, path, count }) => (
                <li key={id}>
                  <Link to={path}>{name}</Link>
                  <span>{count} 款</span>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      )}
    </Page>
  );
}
