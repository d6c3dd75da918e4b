import { Breadcrumbs, Page, Skeleton } from '@shixuan/ui';
import * as styles from './article-view.module.css';

/** Placeholder of an article that is loading. */
export function ArticlePlace() {
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: '首页', to: '/' },
          { label: '技术文档', to: '/article/list' },
        ]}
      />
      <div className={styles.layout}>
        <div className={styles.column}>
          <h1 className="visually-hidden">技术文档</h1>
          <Skeleton rows={3} label="正在加载文章" />
          <div className={styles.placeText}>
            <Skeleton kind="block" height={320} label="" />
            <Skeleton rows={8} label="" />
          </div>
        </div>
      </div>
    </Page>
  );
}
