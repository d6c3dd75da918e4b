import { brandLabel, type SelectedPart } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { type PartRole, partsByKeyword } from '../../data/ranking/part-query';
import { useSettled } from '../../lib/use-settled';
import * as styles from './part-combobox.module.css';

export interface PartComboboxProps {
  role: PartRole;
  label: string;
  placeholder: string;
  onPick(part: SelectedPart): void;
}

/** Type-ahead over the products of a role: a combobox with a list, as WAI-ARIA describes it. */
export function PartCombobox({ role, label, placeholder, onPick }: PartComboboxProps) {
  const id = useId();
  const host = useHost();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const keyword = useSettled(text.trim(), 120);
  const asked = useQuery({ ...partsByKeyword(host, role, keyword), enabled: open && keyword !== '' });
  const options = keyword === '' ? [] : (asked.data ?? []);
  const isOpen = open && keyword !== '' && (options.length > 0 || !asked.isFetching);

  const pick = (part: SelectedPart | undefined) => {
    if (!part) return;
    setText('');
    setOpen(false);
    onPick(part);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      setOpen(false);
      return;
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isOpen) pick(options[active]);
      return;
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    setOpen(true);
    if (options.length > 0) setActive((active + step + options.length) % options.length);
  };

  return (
    <div className={styles.place}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && options[active] ? `${id}-${active}` : undefined}
        value={text}
        onChange={event => {
          setText(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
        {options.map((part, index) => (
          <div
            key={part.product.id}
            id={`${id}-${index}`}
            className={styles.option}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the input loses the focus and closes the list.
            onPointerDown={event => {
              event.preventDefault();
              pick(part);
            }}
          >
            <span className={styles.model}>{part.product.model}</span>
            <span className={styles.brand}>{brandLabel(part.product.brand)}</span>
            <span className={styles.summary}>{part.product.summary}</span>
          </div>
        ))}
        {options.length === 0 && <p className={styles.none}>没有型号含「{keyword}」的产品，或缺少计算所需的参数</p>}
      </div>
    </div>
  );
}
