import { IconSearch } from '@shixuan/ui';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShell } from '../shell-provider';
import * as field from './field.module.css';
import * as styles from './search-box.module.css';

/** Searches the whole site by keyword. */
export function SearchBox() {
  const { showMessage } = useShell();
  const navigate = useNavigate();
  const [keywords, setKeywords] = useState('');
  const id = useId();

  function search(event: FormEvent) {
    event.preventDefault();
    const wanted = keywords.trim();
    if (wanted === '') {
      showMessage('warning', '请输入关键词在操作');
      return;
    }
    navigate(`/result?${new URLSearchParams({ keywords: wanted })}`);
  }

  return (
    <search className={styles.search}>
      <form className={`${field.frame} ${styles.form}`} onSubmit={search}>
        <label className="visually-hidden" htmlFor={id}>
          关键词
        </label>
        <input
          id={id}
          className={field.input}
          type="search"
          name="keywords"
          placeholder="请输入关键词搜索"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={keywords}
          onChange={event => setKeywords(event.target.value)}
        />
        <button className={styles.button} type="submit">
          <IconSearch />
          搜索
        </button>
      </form>
    </search>
  );
}
