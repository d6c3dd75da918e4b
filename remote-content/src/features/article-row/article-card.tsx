import type { ArticleRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { articlePath } from '../../lib/paths';
import { Drawing } from '../drawing/drawing';
import * as styles from './article-card.module.css';

/** What the article is about, before the colon of its title, and what it says of it: 景深, 先定弥散圆. */
function partsOf(title: string): { subject: string; point: string } {
  const [subject = title, ...rest] = title.split('：');
  return { subject, point: rest.join('：') || title };
}

/** An article in a list: subject and drawing, the rest of its title, summary, reading time. The subject is seen once. */
export function ArticleCard({ article, level = 2 }: { article: ArticleRow; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { subject, point } = partsOf(article.title);
  const { id, title, summary, category, tags, readingMinutes, updated, coverSvg } = article;
  return (
    <Link className={styles.card} to={articlePath(id)}>
      <span className={styles.cover} aria-hidden="true">
        <span className={styles.subject}>{subject}</span>
        <Drawing svg={coverSvg} />
      </span>
      <span className={styles.text}>
        <span className={styles.category}>{category.name}</span>
        <Heading className={styles.title}>
          {point !== title && <span className="visually-hidden">{`${subject}：`}</span>}
          {point}
        </Heading>
        <span className={styles.summary}>{summary}</span>
        <span className={styles.meta}>
          <span>{tags.slice(0, 3).join(' · ')}</span>
          <span className={styles.time}>
            {`约 ${readingMinutes} 分钟 · `}
            <time dateTime={updated}>{updated}</time>
          </span>
        </span>
      </span>
    </Link>
  );
}
