import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { Breadcrumbs, Page } from '@shixuan/ui';
import * as controls from '@shixuan/ui/controls.module.css';
import { articleListPath } from '../article-list/article-url';
import { AfterArticle } from './after-article';
import { ArticleText } from './article-text';
import * as styles from './article-view.module.css';
import { Contents } from './contents';
import { References } from './references';

/** An article: summary, table of contents, text, and related links. */
export function ArticleView(detail: CallContent<'articleDetail'>) {
  const { article, products } = detail;
  const { title, summary, category, tags, readingMinutes, published, updated } = article;
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: '首页', to: '/' },
          { label: '技术文档', to: '/article/list' },
          { label: category.name, to: articleListPath({ category: category.code }) },
        ]}
      />
      <article className={styles.layout}>
        <header className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={styles.summary}>{summary}</p>
          <div className={styles.meta}>
            <span>{'作者 视选'}</span>
            <span>{`约 ${readingMinutes} 分钟`}</span>
            <span>
              {'更新于 '}
              <time dateTime={updated}>{updated}</time>
              {published !== updated && `（${published} 发布）`}
            </span>
            <ul className={styles.tags} aria-label="标签">
              {tags.map(tag => (
                <li key={tag}>
                  <Link to={articleListPath({ tag })}>{tag}</Link>
                </li>
              ))}
            </ul>
            <button type="button" className={`${controls.action} ${styles.print}`} onClick={() => window.print()}>
              打印
            </button>
          </div>
        </header>
        <div className={styles.side}>
          <Contents headings={article.toc} />
        </div>
        <div className={styles.column}>
          <ArticleText
            html={article.html}
            headings={article.toc}
            products={products.filter(({ place }) => place === 'text')}
          />
          <References references={article.references} />
        </div>
        <footer className={styles.after}>
          <AfterArticle {...detail} />
        </footer>
      </article>
    </Page>
  );
}
