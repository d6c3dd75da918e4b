import { type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { type ProductRowsProps, RowBody } from './row-body';

/** Up to so many rows all of them are in the document: the browser finds and prints them by itself. */
const ALL_UP_TO = 96;

let loaded: ComponentType<ProductRowsProps> | undefined;

// Without it all rows are in the document.
const load = () =>
  import('./windowed-rows').then(
    module => {
      loaded = module.default;
      return module;
    },
    () => ({ default: RowBody }),
  );
const WindowedRows = lazy(load);

/** Brings the code that a table with so many rows needs; resolves when it is there. Never rejects. */
export const prefetchRows = async (count: number): Promise<void> => {
  if (count > ALL_UP_TO) await load();
};

/** The rows of the table; of a long one only those near the window are in the document. */
export const ProductRows = memo(function ProductRows(props: ProductRowsProps) {
  return props.rows.length <= ALL_UP_TO ? <RowBody {...props} /> : <LongRows {...props} />;
});

function LongRows(props: ProductRowsProps) {
  // One component from beginning to end: another would lose the focus.
  const [Rows] = useState<ComponentType<ProductRowsProps>>(() => loaded ?? WindowedRows);
  return (
    <Suspense fallback={<RowBody {...props} rows={props.rows.slice(0, ALL_UP_TO)} />}>
      <Rows {...props} />
    </Suspense>
  );
}
