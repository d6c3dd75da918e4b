import { IconSearch } from '@shixuan/ui';
import { useCombobox } from '@shixuan/ui/combobox';
import { useAtomValue } from 'jotai';
import { type FocusEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as field from '../../components/field.module.css';
import { useShell } from '../../components/shell-context';
import { useFrameTexts } from '../../components/texts/use-texts';
import { noteTyped, typedText } from '../../state/typed-text';
import { addRecentSearch, recentSearches, removeRecentSearch } from './recent-searches';
import * as styles from './search-box.module.css';
import { RESULT_PATH, resultPath, type SearchOption, searchOptions } from './search-options';
import { SuggestionList } from './suggestion-list';
import { useSlashKey } from './use-slash-key';
import { useSuggestions } from './use-suggestions';

/** Searches the whole site by keyword. Offers recent searches first, and suggestions while the visitor types. */
export function SearchBox() {
  const { store, showMessage, prefetch } = useShell();
  const { search: texts } = useFrameTexts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const { keywords, setKeywords, letFollow } = useKeywords();
  const [suggestions, suggester] = useSuggestions();
  const recent = useAtomValue(recentSearches);
  const [isOpen, setIsOpen] = useState(false);

  const groups = searchOptions(keywords, suggestions, recent, texts);
  const options = groups.flatMap(group => group.options);
  const isShown = isOpen && options.length > 0;
  const combobox = useCombobox({ isOpen: isShown, onOpenChange: next => (next ? open() : close()) });
  const { fieldProps } = combobox;

  useSlashKey(input);

  function open() {
    if (isOpen) return;
    setIsOpen(true);
    suggester.typed(keywords);
  }

  function close() {
    setIsOpen(false);
    // The present suggestions would be outdated when the list opens again.
    suggester.typed('');
  }

  function typed(text: string) {
    setKeywords(text);
    setIsOpen(true);
    if (!combobox.isComposing()) suggester.typed(text);
  }

  function search(event: FormEvent) {
    event.preventDefault();
    if (combobox.isComposing()) return;
    const wanted = keywords.trim();
    if (wanted === '') {
      showMessage('warning', texts.empty);
      return;
    }
    close();
    // As the address will say it: the field does not change once more under what is typed next.
    setKeywords(wanted);
    letFollow();
    addRecentSearch(store, wanted);
    navigate(resultPath(wanted));
  }

  function choose(option: SearchOption) {
    close();
    letFollow();
    navigate(option.url);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Escape' && !isShown && !combobox.isComposing(event)) typed('');
    else fieldProps.onKeyDown(event);
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) close();
  }

  function forget(label: string) {
    removeRecentSearch(store, label);
    input.current?.focus();
  }

  return (
    <search className={styles.search} onBlur={onBlur}>
      <form className={`${field.frame} ${styles.form}`} action={RESULT_PATH} onSubmit={search}>
        <label className="visually-hidden" htmlFor={fieldProps.id}>
          {texts.label}
        </label>
        <input
          {...fieldProps}
          ref={input}
          className={field.input}
          name="keywords"
          placeholder={texts.placeholder}
          autoCorrect="off"
          enterKeyHint="search"
          maxLength={100}
          value={keywords}
          onChange={event => {
            fieldProps.onChange(event);
            typed(event.target.value);
          }}
          onClick={open}
          onFocus={() => {
            fieldProps.onFocus();
            prefetch('/result');
          }}
          onKeyDown={onKeyDown}
          onCompositionStart={() => {
            fieldProps.onCompositionStart();
            suggester.stop();
          }}
          onCompositionEnd={event => {
            fieldProps.onCompositionEnd();
            typed(event.currentTarget.value);
          }}
        />
        <button className={styles.button} type="submit">
          <IconSearch />
          {texts.button}
        </button>
      </form>
      <span className="visually-hidden" aria-live="polite">
        {isShown && keywords.trim() !== '' ? texts.count(options.length) : ''}
      </span>
      <SuggestionList list={combobox.list} groups={groups} onChoose={choose} onForget={forget} />
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
