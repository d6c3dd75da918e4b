import { useArticleHtml } from '../sanitise/use-article-html';
import * as styles from './drawing.module.css';

/** An article's drawing in small, beside its title: without its texts, which could not be read at this size, save the names of its boxes. */
export function Drawing({ svg }: { svg: string | null }) {
  const [place, served] = useArticleHtml(svg ?? '');
  return <div ref={place} {...served} className={styles.small} aria-hidden="true" />;
}
