import { brandLabel, type SelectedPart } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQueryClient } from '@tanstack/react-query';
import { CostField } from '../../components/form/cost-field';
import { refusedPart } from '../../data/ranking/refused-part';
import { productPath } from '../../lib/paths';
import { useSelection } from '../../state/selection-context';
import * as styles from './fixed-parts.module.css';
import { PartCombobox } from './part-combobox';
import { SensorFields } from './sensor-fields';

const pickedKey = (id: number) => ['pickedPart', id] as const;

const slots = [
  { part: 'cameraId', role: 'camera', label: '相机', placeholder: '型号或品牌，如 MV-CS050' },
  { part: 'lensId', role: 'lens', label: '镜头', placeholder: '型号或品牌，如 25 mm 的型号' },
  { part: 'lightId', role: 'light', label: '光源', placeholder: '型号或品牌，逐套判断打光与尺寸' },
] as const;

/** Parts that exist already or were picked in an earlier step; the ranking uses only them. */
export function FixedParts() {
  const { state, dispatch, parts, query } = useSelection();
  const refused = refusedPart(query.error);
  const queryClient = useQueryClient();
  const wanted = slots.filter(
    ({ part }) =>
      !(state.goal === 'cameras' && part === 'cameraId') &&
      !(state.goal === 'lenses' && part === 'lensId') &&
      // A light is judged with a whole system.
      (state.goal === 'systems' || part !== 'lightId'),
  );
  return (
    <div className={styles.parts}>
      {wanted.map(({ part, role, label, placeholder }) => {
        const id = state[part];
        if (id === null) {
          return (
            <PartCombobox
              key={part}
              role={role}
              label={`已有${label}`}
              placeholder={placeholder}
              onPick={picked => {
                queryClient.setQueryData(pickedKey(picked.product.id), picked);
                dispatch({ type: 'fixed', part, id: picked.product.id });
              }}
            />
          );
        }
        const known = parts.get(id) ?? queryClient.getQueryData<SelectedPart>(pickedKey(id));
        return (
          <div key={part}>
            <span className={controls.label}>已有{label}</span>
            <div className={styles.card}>
              <span className={styles.name}>
                <Link className={styles.model} to={productPath(id)}>
                  {known?.product.model ?? `编号 ${id}`}
                </Link>
                {known && <span className={styles.brand}>{brandLabel(known.product.brand)}</span>}
              </span>
              <button
                type="button"
                className={`${controls.action} ${styles.release}`}
                aria-label={`不再固定${label}${known ? ` ${known.product.model}` : ''}`}
                onClick={() => dispatch({ type: 'fixed', part, id: null })}
              >
                放开
              </button>
            </div>
            {refused?.part === part && (
              <p className={styles.refused} role="alert">
                {refused.why}
              </p>
            )}
          </div>
        );
      })}
      {state.goal === 'systems' && (
        <CostField most={state.maxCostClass} onChange={most => dispatch({ type: 'cost', most })} />
      )}
      {state.goal === 'lenses' && state.cameraId === null && state.start !== 'magnification' && <SensorFields />}
    </div>
  );
}
