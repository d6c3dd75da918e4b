import { IconSearch } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as field from '../../components/field.module.css';
import { useShell } from '../../components/shell-context';
import { noteTyped, typedText } from '../../state/typed-text';
import { moveActive } from './move-active';
import { addRecentSearch, recentSearches, removeRecentSearch } from './recent-searches';
import * as styles from './search-box.module.css';
import { resultPath, type SearchOption, searchOptions } from './search-options';
import { SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

/** Searches the whole site by keyword. Offers recent searches first, and suggestions while the visitor types. */
export function SearchBox() {
  const { store, showMessage, prefetch } = useShell();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { keywords, setKeywords, letFollow } = useKeywords();
  const [suggestions, suggester] = useSuggestions();
  const recent = useAtomValue(recentSearches);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  /** An input method is composing characters: the text in the field is not final yet. */
  const composing = useRef(false);

  const groups = searchOptions(keywords, suggestions, recent);
  const options = groups.flatMap(group => group.options);
  const isShown = isOpen && options.length > 0;
  const marked = isShown && active !== null ? options[active] : undefined;
  const listId = `${id}-list`;
  const optionId = (key: string) => `${listId}-${options.findIndex(option => option.key === key)}`;

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    suggester.typed(keywords);
  }

  function close() {
    setIsOpen(false);
    setActive(null);
    // The present suggestions would be outdated when the list opens again.
    suggester.typed('');
  }

  function typed(text: string) {
    setKeywords(text);
    setActive(null);
    setIsOpen(true);
    if (!composing.current) suggester.typed(text);
  }

  function search(event: FormEvent) {
    event.preventDefault();
    if (composing.current) return;
    const wanted = keywords.trim();
    if (wanted === '') {
      showMessage('warning', '请输入关键词在操作');
      return;
    }
    close();
    letFollow();
    addRecentSearch(store, wanted);
    navigate(resultPath(wanted));
  }

  function choose(option: SearchOption) {
    close();
    letFollow();
    navigate(option.url);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || composing.current) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      if (isShown) close();
      else typed('');
      return;
    }
    if (event.key === 'Enter' && marked) {
      event.preventDefault();
      choose(marked);
      return;
    }
    const next = moveActive(event.key, active, options.length);
    if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  function forget(label: string) {
    removeRecentSearch(store, label);
    setActive(null);
    input.current?.focus();
  }

  return (
    <search className={styles.search} onBlur={onBlur}>
      <form className={`${field.frame} ${styles.form}`} onSubmit={search}>
        <label className="visually-hidden" htmlFor={id}>
          关键词
        </label>
        <input
          ref={input}
          id={id}
          className={field.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={marked && optionId(marked.key)}
          name="keywords"
          placeholder="请输入关键词搜索"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={100}
          value={keywords}
          onChange={event => typed(event.target.value)}
          onClick={open}
          onFocus={() => prefetch('/result')}
          onKeyDown={onKeyDown}
          onCompositionStart={() => {
            composing.current = true;
            suggester.stop();
          }}
          onCompositionEnd={event => {
            composing.current = false;
            typed(event.currentTarget.value);
          }}
        />
        <button className={styles.button} type="submit">
          <IconSearch />
          搜索
        </button>
      </form>
      <span className="visually-hidden" aria-live="polite">
        {isShown && keywords.trim() !== '' ? `${options.length} 条搜索建议` : ''}
      </span>
      {isShown && (
        <SuggestionList
          id={listId}
          groups={groups}
          active={marked?.key}
          optionId={optionId}
          onChoose={choose}
          onForget={forget}
        />
      )}
    </search>
  );
}

/** The text in the field. On the results page it follows the address, unless the visitor is typing something else. */
function useKeywords() {
  const { store } = useShell();
  const { pathname, search } = useLocation();
  const shown = pathname === '/result' ? new URLSearchParams(search).get('keywords') : null;
  // Entered before a login reloaded the page.
  const [before] = useState(() => store.get(typedText).keywords);
  const [keywords, setKeywords] = useState(before || (shown ?? ''));
  const typedSince = useRef(before !== '');
  useEffect(() => {
    if (shown !== null && !typedSince.current) setKeywords(shown);
  }, [shown]);
  return {
    keywords,
    setKeywords(text: string) {
      typedSince.current = true;
      setKeywords(text);
      noteTyped(store, { keywords: text });
    },
    /** The field may follow the address again. */
    letFollow() {
      typedSince.current = false;
      noteTyped(store, { keywords: '' });
    },
  };
}
