import { neutralProfileTask, type ProfileState } from '@shixuan/task-url';
import { readField } from '../task/read-field';
import { laserFieldOf } from './laser-fields';

export type LaserAction =
  /** A key was pressed in a field. The text is taken where it can be, and kept where not. */
  | { type: 'typed'; field: string; text: string; unit: string }
  | { type: 'chosen'; task: Partial<ProfileState['task']> }
  /** From elsewhere: going back, or a link. */
  | { type: 'replaced'; state: ProfileState };

export function reduceLaser(state: ProfileState, action: LaserAction): ProfileState {
  switch (action.type) {
    case 'typed': {
      const { [action.field]: _, ...drafts } = state.drafts;
      const read = readField(laserFieldOf(action.field), action.text, action.unit, state);
      return 'problem' in read
        ? { ...state, drafts: { ...drafts, [action.field]: action.text.slice(0, 100) } }
        : { ...read.state, drafts };
    }
    case 'chosen':
      return { ...state, task: { ...state.task, ...action.task } };
    case 'replaced':
      return action.state;
  }
}

/**
 * What the page shows whose address says nothing: a bead of glue on a housing 30 mm wide and 5 mm high that moves at 100 mm/s. The
 * bead is 0.5 mm wide: ten points across it, five profiles along it; its height is held to 0.05 mm.
 */
export const firstLaserState: ProfileState = {
  task: {
    ...neutralProfileTask,
    widthMm: 30,
    heightVariationMm: 5,
    heightToleranceMm: 1,
    pointSpacingMm: 0.05,
    travelSpacingMm: 0.1,
    speedMmS: 100,
    repeatabilityUm: 5,
    surface: 'matt',
  },
  drafts: {},
};
