import { keepUnits } from '@shixuan/units';
import { partsOf } from '../../../data/ranking/answer';
import { OtherWays } from '../other-ways';
import { beyondOneCamera } from './beyond-one-camera';
import { WhatToRelax, type WhatToRelaxProps } from './what-to-relax';
import * as styles from './what-to-relax.module.css';

/** Where nothing does the task: whether one camera can at all, then other kinds of systems, then the one demand to relax. */
export function NoneDoes(props: WhatToRelaxProps) {
  const { answer, need, request, parts } = props;
  const cameras = answer.nearMisses.flatMap(pair =>
    partsOf(parts, pair).flatMap(part => (part.role === 'camera' ? [part.part] : [])),
  );
  const offered = 'crossings' in answer ? (answer.crossings ?? []) : [];
  const isSplit = offered.some(({ kind }) => kind === 'side-by-side');
  // Of lenses the camera is given.
  const beyond = request.goal === 'lenses' ? null : beyondOneCamera(need, cameras, isSplit);
  return (
    <>
      {beyond !== null && <p className={styles.beyond}>{keepUnits(`${beyond}。`)}</p>}
      <OtherWays />
      <WhatToRelax {...props} />
    </>
  );
}
