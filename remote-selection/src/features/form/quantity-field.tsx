import { useNotices } from '../../components/form/notices-context';
import { QuantityInput } from '../../components/form/quantity-input';
import { fieldOf } from '../../data/task/fields';
import { useSelection } from '../../state/selection-context';

export interface QuantityFieldProps {
  /** Key of the field. */
  name: string;
  /** In place of the field's own: 幅宽 for a line. */
  label?: string;
  /** Stands in the form for good, in place of the help. */
  note?: string;
}

/** A quantity of the task. */
export function QuantityField({ name, label, note }: QuantityFieldProps) {
  const { state, dispatch } = useSelection();
  const notices = useNotices(name);
  return <QuantityInput {...{ state, label, note, notices }} field={fieldOf(name)} onType={dispatch} />;
}
