import { type AttributeDefinition, keyFigures } from '@shixuan/api/client';
import { type HostCategory, useHost } from '@shixuan/host';
import { listPath, listQuery } from '@shixuan/list-url';
import * as controls from '@shixuan/ui/controls.module.css';
import * as fields from '@shixuan/ui/field.module.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { isMeasured } from '../../features/attributes/measured';
import { productFiltersInitQuery } from '../../lib/queries/product-filters-init';
import { productListQuery } from '../../lib/queries/product-list';
import { KeyFigureField } from './key-figure-field';
import * as styles from './parameter-search.module.css';
import { type Choices, readLowerBound, toFilters } from './to-filters';

/** Id of the form, to which the choice of the family above it belongs. */
const FORM = 'parameter-search';

const quiet = { showLoading: false, silent: true };

/** A sentence to fill in with a family and its key figures; shows the number of products at once. */
export function ParameterSearch() {
  const { categories } = useHost().config;
  const [first] = categories;
  const [categoryId, setCategoryId] = useState(first?.id);
  const category = categories.find(({ id }) => id === categoryId) ?? first;
  if (!category) return null;
  return (
    <div className={styles.box}>
      <label className={fields.field}>
        <span className={fields.name}>我要找</span>
        <select
          className={`${controls.input} ${styles.select}`}
          form={FORM}
          name="categoryId"
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
  const problemId = useId();
  const [choices, setChoices] = useState<Choices>({});
  const { data: init } = useQuery(productFiltersInitQuery(host, category.id, quiet));
  const figures = keyFigures(init?.attributes ?? []).filter(({ filterable }) => filterable);
  const problems = problemsOf(figures, choices);
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
    <form id={FORM} className={styles.form} action="/goods/list" onSubmit={submit}>
      {figures.slice(0, 4).map(attribute => (
        <KeyFigureField
          key={attribute.key}
          attribute={attribute}
          facet={init?.facets.find(({ key }) => key === attribute.key)}
          value={choices[attribute.key] ?? ''}
          problemId={problems.has(attribute.key) ? problemId : undefined}
          onChange={value => setChoices({ ...choices, [attribute.key]: value })}
        />
      ))}
      <button type="submit" className={styles.submit}>
        {total === undefined ? '查看' : `查看 ${total} 款`}
      </button>
      {problems.size > 0 && (
        <div id={problemId} className={styles.problems} role="alert">
          {[...problems].map(([key, problem]) => (
            <p key={key}>{problem}</p>
          ))}
        </div>
      )}
    </form>
  );
}

/** Invalid texts by attribute key; ignored until corrected. */
function problemsOf(figures: readonly AttributeDefinition[], choices: Choices): Map<string, string> {
  const problems = new Map<string, string>();
  for (const { key, label, unit } of figures.filter(isMeasured)) {
    const read = readLowerBound(choices[key] ?? '', unit);
    if (read && 'problem' in read) problems.set(key, `${label}：${read.problem}`);
  }
  return problems;
}
