import { useHost, type ValueOf } from '@shixuan/host';
import { blankState, type SelectionState, selectionPath } from '@shixuan/task-url';
import { Section } from '@shixuan/ui';
import { type FormEvent, useState } from 'react';
import * as actions from '../components/actions.module.css';
import { QuantityInput } from '../components/form/quantity-input';
import { fieldOf } from '../data/task/fields';
import { readField } from '../data/task/read-field';
import type { productUse } from '../lib/fills';
import * as styles from './product-use.module.css';

/** In an empty field: nothing is required before the selection page. */
const LATER = '可稍后填';

/** What is asked of a visitor who has a camera, or a lens. */
interface Use {
  title: string;
  goal: SelectionState['goal'];
  part: 'cameraId' | 'lensId';
  fields: readonly string[];
  action: string;
}

const ofCamera: Use = {
  title: '用这台相机选型',
  goal: 'lenses',
  part: 'cameraId',
  fields: ['object.width', 'object.height', 'wd'],
  action: '找合适的镜头',
};
const ofLens: Use = {
  title: '用这支镜头选型',
  goal: 'cameras',
  part: 'lensId',
  fields: ['object.width', 'object.height'],
  action: '找合适的相机',
};

/** The first fields of a selection with this product; the selection page has the others and the results. */
export default function ProductUse({ id, categoryCode }: ValueOf<typeof productUse.props>) {
  const host = useHost();
  const use = categoryCode === 'area-camera' ? ofCamera : ofLens;
  const [state, setState] = useState<SelectionState>(() => ({ ...blankState(use.goal), [use.part]: id }));
  function type(typed: { field: string; text: string; unit: string }) {
    const { [typed.field]: _, ...drafts } = state.drafts;
    const read = readField(fieldOf(typed.field), typed.text, typed.unit, state);
    setState(
      'problem' in read ? { ...state, drafts: { ...drafts, [typed.field]: typed.text } } : { ...read.state, drafts },
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    host.navigate(selectionPath(state));
  }
  return (
    <Section screenOnly title={use.title} note="其余在选型页填写">
      <form className={styles.form} method="dialog" aria-label={use.title} onSubmit={submit}>
        {use.fields.map(key => (
          <div key={key} className={styles.field}>
            <QuantityInput field={{ empty: LATER, ...fieldOf(key) }} state={state} notices={[]} onType={type} />
          </div>
        ))}
        <button type="submit" className={actions.primary}>
          {use.action}
        </button>
      </form>
    </Section>
  );
}
