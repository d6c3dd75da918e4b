import { useHost } from '@shixuan/host';
import type { Goal } from '@shixuan/task-url';
import { useQuery } from '@tanstack/react-query';
import { catalogueQuery } from '../../data/ranking/catalogue-query';
import * as styles from './catalogue-note.module.css';

/** Number of products that lack data to be judged, with the figure that is missing most. */
export function CatalogueNote({ goal, line }: { goal: Goal; line: boolean }) {
  const host = useHost();
  const { data } = useQuery(catalogueQuery(host));
  // Only categories that this ranking draws on: cameras of the task's kind of scan; lenses serve both.
  const kinds = (data?.kinds ?? []).filter(
    ({ role, total, usable, name }) =>
      (goal === 'systems'
        ? role === 'camera' || role === 'lens'
        : goal === 'cameras'
          ? role === 'camera'
          : role === 'lens') &&
      usable < total &&
      (name.includes('线扫') === line || (line && role === 'lens')),
  );
  if (kinds.length === 0) return null;
  return (
    <p className={styles.note}>
      {kinds
        .map(({ name, total, usable, lacking }) => {
          const [most] = lacking.toSorted((a, b) => b.count - a.count);
          return `${name} ${total} 款中 ${total - usable} 款资料不全${most ? `（多为缺${most.label}）` : ''}`;
        })
        .join('；')}
      ，无法计算，未列入。
    </p>
  );
}
