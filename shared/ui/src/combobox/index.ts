export { ComboboxList } from './combobox-list';
export { type Combobox, useCombobox } from './use-combobox';
