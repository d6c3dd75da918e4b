import { useHost } from '@shixuan/host';
import type { ImagingTask, SideBySide } from '@shixuan/optics/model';
import * as controls from '@shixuan/ui/controls.module.css';
import { useQuery } from '@tanstack/react-query';
import { rankingQuery } from '../../../data/ranking/ranking-query';
import { wholeWebLight, wholeWebRequest } from '../../../data/ranking/whole-web-light';
import * as styles from './answer.module.css';

export interface WholeWebLightProps {
  task: ImagingTask;
  sideBySide: SideBySide;
  /** Null: the task is shown and not edited. */
  onTake: ((lightId: number) => void) | null;
}

/** Of line cameras beside each other whose common light is not chosen: which one lies across the whole web, and a press that takes it. */
export function WholeWebLight({ task, sideBySide, onTake }: WholeWebLightProps) {
  const asked = rankingQuery(useHost(), wholeWebRequest(task, sideBySide));
  const { data } = useQuery({ ...asked, placeholderData: undefined });
  if (!data) return null;
  const light = wholeWebLight(data);
  if (!light) return '（目录中没有确定够长的，须定制）';
  if (!onTake) return `（如 ${light.model}）`;
  return (
    <button type="button" className={`${controls.action} ${styles.back}`} onClick={() => onTake(light.id)}>
      {`用 ${light.model} 照全幅`}
    </button>
  );
}
