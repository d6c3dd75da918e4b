import { brandLabel, type SelectedPart } from '@shixuan/api/client';
import { useHost } from '@shixuan/host';
import { ComboboxList, useCombobox } from '@shixuan/ui/combobox';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type PartRole, partsByKeyword } from '../../data/ranking/part-query';
import { useSettled } from '../../lib/use-settled';
import * as styles from './part-combobox.module.css';

export interface PartComboboxProps {
  role: PartRole;
  label: string;
  placeholder: string;
  onPick(part: SelectedPart): void;
}

/** Type-ahead over the products of a role. */
export function PartCombobox({ role, label, placeholder, onPick }: PartComboboxProps) {
  const host = useHost();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const keyword = useSettled(text.trim(), 120);
  const asked = useQuery({ ...partsByKeyword(host, role, keyword), enabled: open && keyword !== '' });
  const options = keyword === '' ? [] : (asked.data ?? []);
  const isOpen = open && keyword !== '' && (options.length > 0 || !asked.isFetching);

  const combobox = useCombobox({ isOpen, onOpenChange: setOpen });
  const { id, onChange, onFocus, onKeyDown, ...fieldProps } = combobox.fieldProps;

  function pick(part: SelectedPart) {
    setText('');
    setOpen(false);
    onPick(part);
  }

  return (
    <div className={styles.place}>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...fieldProps}
        id={id}
        className={`${controls.input} ${styles.input}`}
        placeholder={placeholder}
        value={text}
        onChange={event => {
          onChange(event);
          setText(event.target.value);
          setOpen(true);
        }}
        onFocus={() => {
          onFocus();
          setOpen(true);
        }}
        onBlur={() => setOpen(false)}
        onKeyDown={event => {
          onKeyDown(event);
          // The task has no button to send it with.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <ComboboxList
        list={combobox.list}
        label={label}
        className={styles.list}
        items={options}
        marksFirst={true}
        onPick={pick}
      >
        {optionProps =>
          options.length > 0 ? (
            options.map((part, index) => (
              <div key={part.product.id} {...optionProps(index)} className={styles.option}>
                <span className={styles.model}>{part.product.model}</span>
                <span className={styles.brand}>{brandLabel(part.product.brand)}</span>
                <span className={styles.summary}>{part.product.summary}</span>
              </div>
            ))
          ) : (
            <p className={styles.none}>没有型号含「{keyword}」的产品，或缺少计算所需的参数</p>
          )
        }
      </ComboboxList>
    </div>
  );
}
