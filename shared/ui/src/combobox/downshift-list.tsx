import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type ComponentPropsWithRef, useEffect, useLayoutEffect } from 'react';
import type { ComboboxListProps } from './use-combobox';

const { stateChangeTypes } = useCombobox;

/** As downshift has it, but the pointer marks nothing: whoever types and presses Enter means what was typed. */
function keepMark<T>(state: UseComboboxState<T>, { type, changes }: UseComboboxStateChangeOptions<T>) {
  const byPointer = type === stateChangeTypes.MenuMouseLeave || type === stateChangeTypes.ItemMouseMove;
  return byPointer ? { ...changes, highlightedIndex: state.highlightedIndex } : changes;
}

/** Before the first option and after the last comes the field itself, with no option marked. */
function passThroughField<T>(state: UseComboboxState<T>, options: UseComboboxStateChangeOptions<T>) {
  const { type, props } = options;
  const leaves =
    (type === stateChangeTypes.InputKeyDownArrowDown && state.highlightedIndex === props.items.length - 1) ||
    (type === stateChangeTypes.InputKeyDownArrowUp && state.highlightedIndex === 0);
  return leaves && state.isOpen ? { ...options.changes, highlightedIndex: -1 } : keepMark(state, options);
}

/** The part of the combobox that is downshift's: marking, picking, scrolling the marked option into view, ARIA. */
export function DownshiftList<T>(props: ComboboxListProps<T>) {
  const { list, label, className, items, marksFirst = false, onPick, children } = props;
  const { id, isOpen, events, setActive } = list;
  const first = marksFirst ? 0 : -1;
  const { getInputProps, getMenuProps, getItemProps, highlightedIndex, setHighlightedIndex } = useCombobox<T>({
    items: [...items],
    isOpen,
    // The field is its owner's; nothing stays selected.
    inputValue: '',
    selectedItem: null,
    itemToString: () => '',
    defaultHighlightedIndex: first,
    inputId: id,
    menuId: `${id}-list`,
    // Also where the list itself reaches below the screen.
    scrollIntoView: option => option?.scrollIntoView?.({ block: 'nearest' }),
    getItemId: index => `${id}-${index}`,
    stateReducer: marksFirst ? keepMark : passThroughField,
    onStateChange({ selectedItem }) {
      if (selectedItem) onPick(selectedItem);
    },
  });
  const marked = highlightedIndex < items.length ? highlightedIndex : -1;
  const field = getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    events.current = {
      onChange: event => field.onChange?.(event),
      onKeyDown(event) {
        // In the field Home and End move the caret, and Enter submits.
        const isTheFields =
          (event.key === 'Enter' && (!isOpen || marked < 0)) ||
          ((event.key === 'Home' || event.key === 'End') && (marksFirst || marked < 0));
        if (items.length > 0 && !isTheFields) field.onKeyDown?.(event);
      },
    };
    return () => {
      events.current = null;
    };
  });
  useLayoutEffect(() => setActive(marked), [marked, setActive]);
  useEffect(() => {
    if (!isOpen) setHighlightedIndex(first);
  }, [isOpen, first, setHighlightedIndex]);

  return (
    <div {...getMenuProps({ 'aria-label': label })} className={className} hidden={!isOpen}>
      {children((index): ComponentPropsWithRef<'div'> => getItemProps({ index, tabIndex: -1 }))}
    </div>
  );
}
