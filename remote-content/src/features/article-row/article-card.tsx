import type { ArticleRow } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { articlePath } from '../../lib/paths';
import { Drawing } from '../drawing/drawing';
import * as styles from './article-card.module.css';

/** What the article is about, before the colon of its title: 景深. */
const subjectOf = (title: string): string => title.split('：')[0] ?? title;

/** An article in a list: drawing, title, summary, reading time. */
export function ArticleCard({ article, level = 2 }: { article: ArticleRow; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const { id, title, summary, category, tags, readingMinutes, updated, coverSvg } = article;
  return (
    <Link className={styles.card} to={articlePath(id)}>
      <span className={styles.cover} aria-hidden="true">
        <span className={styles.subject}>{subjectOf(title)}</span>
        <Drawing svg={coverSvg} />
      </span>
      <span className={styles.text}>
        <span className={styles.category}>{category.name}</span>
        <Heading className={styles.title}>{title}</Heading>
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
