import * as styles from './article-list.module.css';

/** Placeholder of cards that are loading. */
export function ArticleListPlace() {
  return (
    <div className={styles.grid} role="status" aria-busy="true" aria-label="正在加载技术文档">
      {Array.from({ length: 6 }, (_, i) => i).map(i => (
        <div key={i} className={styles.place} />
      ))}
    </div>
  );
}
