import { Link, useAhead, useHost } from '@shixuan/host';
import * as pageLinks from '@shixuan/ui/page-links.module.css';
import { type FormEvent, useState } from 'react';
import { Choice } from '../../features/form/choice';
import { inThisTab } from '../../lib/in-this-tab';
import { type BrandFilter, brandsPath } from './brand-filter';
import * as styles from './brand-tools.module.css';

/** Category, word and first letter. */
export function BrandTools({ filter, letters }: { filter: BrandFilter; letters: readonly string[] }) {
  const host = useHost();
  const [text, setText] = useState(filter.text);
  const { latest, lead } = useAhead(filter, brandsPath);
  const go = (change: Partial<BrandFilter>) => {
    const to = { ...latest(), ...change };
    lead(to);
    host.navigate(brandsPath(to));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go({ text });
  };
  return (
    <div className={styles.tools}>
      <Choice
        label="分类"
        value={String(filter.categoryId ?? '')}
        options={[
          { value: '', label: '全部分类' },
          ...host.config.categories.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={value => go({ categoryId: value ? Number(value) : null, letter: null, text })}
      />
      <search aria-label="查找品牌或系列">
        <form className={styles.form} action="/brands" onSubmit={submit}>
          {filter.categoryId !== null && <input type="hidden" name="categoryId" value={filter.categoryId} />}
          {filter.letter !== null && <input type="hidden" name="letter" value={filter.letter} />}
          <input
            type="search"
            name="q"
            className={styles.input}
            value={text}
            placeholder="品牌或系列名"
            aria-label="品牌或系列名"
            onChange={event => setText(event.target.value)}
          />
          <button type="submit" className={styles.submit}>
            查找
          </button>
        </form>
      </search>
      <nav className={styles.letters} aria-label="按首字母">
        {[null, ...letters].map(letter => (
          <Link
            key={letter}
            className={`${pageLinks.link} ${styles.letter}`}
            to={brandsPath({ ...filter, letter })}
            onClick={inThisTab(() => go({ letter }))}
            aria-current={filter.letter === letter || undefined}
          >
            {letter ?? '全部'}
          </Link>
        ))}
      </nav>
    </div>
  );
}
