import { type HostCategory, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { keyFigures } from '../../features/attributes/key-figures';
import { parseNumberText } from '../../features/form/parse-number-text';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productListQuery } from '../../lib/queries/product-list';
import { KeyFigureField } from './key-figure-field';
import * as styles from './parameter-search.module.css';
import { type Choices, toFilters } from './to-filters';

const quiet = { showLoading: false, silent: true };

/** A sentence to fill in: which family, and its deciding figures; says at once how many products that is. */
export function ParameterSearch() {
  const { categories } = useHost().config;
  const [first] = categories;
  const [categoryId, setCategoryId] = useState(first?.id);
  const category = categories.find(({ id }) => id === categoryId) ?? first;
  if (!category) return null;
  return (
    <div className={styles.box}>
      <label className={styles.category}>
        <span className={styles.label}>我要找</span>
        <select
          className={styles.select}
          value={category.id}
          onChange={event => setCategoryId(Number(event.target.value))}
        >
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <KeyFigureForm key={category.id} category={category} />
    </div>
  );
}

function KeyFigureForm({ category }: { category: HostCategory }) {
  const host = useHost();
  const [choices, setChoices] = useState<Choices>({});
  const { data: init } = useQuery(productFiltersInitQuery(host, category.id, quiet));
  const figures = keyFigures(init?.attributes ?? []).filter(({ filterable }) => filterable);
  const filters = toFilters(figures, choices);
  const filtered = Object.keys(filters).length > 0;
  const { data: list } = useQuery({
    ...productListQuery(host, { categoryId: category.id, filters, pageSize: 1 }, quiet),
    enabled: filtered,
  });
  const total = filtered ? list?.total : category.count;
  function submit(event: FormEvent) {
    event.preventDefault();
    host.navigate(listPath(listQuery(category.id, filters)));
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {figures.slice(0, 4).map(attribute => (
        <KeyFigureField
          key={attribute.key}
          attribute={attribute}
          facet={init?.facets.find(({ key }) => key === attribute.key)}
          value={choices[attribute.key] ?? ''}
          invalid={parseNumberText(choices[attribute.key] ?? '', attribute.unit) === null}
          onChange={value => setChoices({ ...choices, [attribute.key]: value })}
        />
      ))}
      <button type="submit" className={styles.submit}>
        {total === undefined ? '查看' : `查看 ${total} 件`}
      </button>
    </form>
  );
}
