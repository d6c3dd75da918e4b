import { useAhead, useHost } from '@shixuan/host';
import { ErrorState, Notes, Page, PageHead, Section, Skeleton, useNarrow } from '@shixuan/ui';
import { useState } from 'react';
import { comparePath } from '../../lib/paths';
import { CompareActions } from './compare-actions';
import { CompareCards } from './compare-cards';
import { compareGroups } from './compare-rows';
import { CompareTable } from './compare-table';
import { derivedRows } from './derived-rows';
import { NothingToCompare } from './nothing-to-compare';
import { Overlay } from './overlay';
import { useComparison } from './use-comparison';

/** The comparison of some products: which rows differ, and nothing else on demand. */
export function Comparison({ ids, problems }: { ids: readonly number[]; problems: readonly string[] }) {
  const host = useHost();
  const Table = useNarrow() ? CompareCards : CompareTable;
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const { details, numbersOf, notes, waiting, error, retry } = useComparison(ids);
  const { latest, lead } = useAhead(ids, comparePath);
  const [first] = details;
  const products = details.map(({ product }) => product);
  const attributes = first?.attributes ?? [];
  const all = compareGroups(attributes, products, false).flatMap(({ rows }) => rows);
  const different = all.filter(row => row.verdict === 'different').length;

  function remove(id: number) {
    const numbers = numbersOf(id);
    for (const number of numbers) host.compare.remove(number);
    const left = latest().filter(other => !numbers.includes(other));
    lead(left);
    host.navigate(comparePath(left), { replace: true });
  }
  function clear() {
    host.compare.clear();
    host.navigate('/compare', { replace: true });
  }

  if (products.length === 0 && !waiting && !error) return <NothingToCompare problems={[...problems, ...notes]} />;
  return (
    <Page>
      <PageHead
        here="产品对比"
        title={first ? `${first.category.name}对比` : '产品对比'}
        lead={
          products.length > 1
            ? `${products.length} 款产品，${all.length} 项参数，其中 ${different} 项不同。`
            : '再加入至少一款同类产品，就能看出差异。'
        }
        actions={
          <CompareActions
            ids={products.map(({ id }) => id)}
            path={comparePath(ids)}
            onlyDifferent={onlyDifferent}
            onOnlyDifferent={setOnlyDifferent}
            onClear={clear}
          />
        }
      />
      <Notes notes={[...problems, ...notes]} />
      {products.length > 0 && (
        <Table
          products={products}
          groups={compareGroups(attributes, products, onlyDifferent)}
          derived={derivedRows(products, onlyDifferent)}
          onRemove={remove}
        />
      )}
      {products.filter(({ drawing }) => drawing.widthMm && drawing.heightMm).length > 1 && (
        <Section title="外形叠放" note="同一比例，中心对齐">
          <Overlay products={products} />
        </Section>
      )}
      {waiting && <Skeleton kind="table" rows={16} />}
      {error && <ErrorState title="有产品没有加载出来" message={error.message} onRetry={retry} />}
    </Page>
  );
}
