import type { Start } from '@shixuan/task-url';
import { Segment } from '../../components/form/segment';
import { useSelection } from '../../state/selection-context';

const startLabels: readonly { value: Start; label: string }[] = [
  { value: 'field', label: '视野与精度' },
  { value: 'camera', label: '已有相机' },
  { value: 'height', label: '安装高度固定' },
  { value: 'magnification', label: '已知倍率' },
  { value: 'line', label: '线宽与速度' },
];

/** Choice of the starting point, which orders the groups of the form. */
export function StartSwitch({ onChange }: { onChange(start: Start): void }) {
  const { state } = useSelection();
  return <Segment label="从已知的开始" value={state.start} options={startLabels} onChange={onChange} />;
}
