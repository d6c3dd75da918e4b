import {
  type ChangeEvent,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';

/** What the list does with the field's events, once its code is loaded. */
export interface FieldEvents {
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): void;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

export interface ComboboxOptions {
  /** Whether the list is shown. */
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

/**
 * The field of a combobox: the props of its input, and what `ComboboxList` needs to work with it. Focus stays in the
 * input, which names the marked option. Keys that belong to an input method never reach the list: the Enter that
 * confirms characters picks nothing.
 */
export function useCombobox({ isOpen, onOpenChange }: ComboboxOptions) {
  const id = useId();
  const events = useRef<FieldEvents | null>(null);
  const composing = useRef(false);
  const [active, setActive] = useState(-1);
  const [isWanted, setIsWanted] = useState(false);
  // Safari ends the composition before its Enter arrives; the key code 229 says that an input method took the key.
  const isComposing = (event?: KeyboardEvent) =>
    composing.current || event?.nativeEvent.isComposing === true || event?.nativeEvent.keyCode === 229;

  return {
    /** An input method is putting characters together: what stands in the field is not what is meant yet. */
    isComposing,
    list: { id, isOpen, isWanted, events, setActive },
    fieldProps: {
      id,
      type: 'text',
      role: 'combobox',
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      // A list that was never opened is not in the page.
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': isOpen && active >= 0 ? `${id}-${active}` : undefined,
      onFocus: () => setIsWanted(true),
      onChange: (event: ChangeEvent<HTMLInputElement>) => events.current?.onChange(event),
      onCompositionStart: () => {
        composing.current = true;
      },
      onCompositionEnd: () => {
        composing.current = false;
      },
      onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
        if (isComposing(event) || event.altKey) return;
        if (event.key === 'Escape') {
          if (!isOpen) return;
          event.preventDefault();
          onOpenChange(false);
          return;
        }
        if (!isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) onOpenChange(true);
        events.current?.onKeyDown(event);
      },
    },
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;

export interface ComboboxListProps<T> {
  /** `list` of `useCombobox`. */
  list: Combobox['list'];
  /** Name for screen readers. */
  label: string;
  className?: string;
  items: readonly T[];
  /** The first option is marked from the start; otherwise none is, and the arrows pass through the field. */
  marksFirst?: boolean;
  onPick(item: T): void;
  /** Draws the options, each with the props for its index in `items`. */
  children(optionProps: (index: number) => ComponentPropsWithRef<'div'>): ReactNode;
}
