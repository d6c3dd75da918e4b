import {
  applyToProfile,
  applyToSelection,
  applyToVolume,
  describeReading,
  kindOf,
  type Reading,
  readTask,
  type SlotId,
  type TaskKind,
} from '@shixuan/task-text';
import { blankProfileState, blankState, blankVolumeState, taskPath } from '@shixuan/task-url';

/** A task of the selection helpers that a query tells. */
export interface TaskInWords {
  /** What was read of it: 视野 80 × 60 mm，最小缺陷 0.1 mm. */
  says: string;
  /** Address of the page that answers it. */
  path: string;
}

/** One figure may be that of a product. */
const LEAST_FIGURES = 2;

const sizes: readonly SlotId[] = ['field', 'width', 'height', 'length', 'diameter'];
/** How large and how fine it is by its kind: a line that says one of each is a task. */
const told: { readonly [K in TaskKind]: { large: readonly SlotId[]; fine: readonly SlotId[] } } = {
  imaging: { large: sizes, fine: ['feature', 'tolerance', 'objectPixel'] },
  profile: {
    large: ['width', 'field'],
    fine: ['pointSpacing', 'travelSpacing', 'heightVariation', 'repeatabilityUm', 'resolutionUm', 'heightErrorUm'],
  },
  volume: { large: sizes, fine: ['pointSpacing', 'pileHeight', 'heightErrorUm', 'rate'] },
};

/** The address of the page for what was read, where nothing is known of the rest. */
function pathOf(page: TaskKind, readings: readonly Reading[]): string {
  switch (page) {
    case 'imaging':
      return taskPath({ page, ...applyToSelection(blankState('systems'), readings) });
    case 'profile':
      return taskPath({ page, ...applyToProfile(blankProfileState, readings) });
    case 'volume':
      return taskPath({ page, ...applyToVolume(blankVolumeState, readings) });
  }
}

/**
 * The task that a query tells instead of a product; undefined where it tells none. Of a line that leaves something to ask, the address
 * brings it along, and the page asks.
 */
export function taskInWords(words: string): TaskInWords | undefined {
  if ((words.match(/\d+(?:\.\d+)?/g) ?? []).length < LEAST_FIGURES) return undefined;
  const { readings, questions } = readTask(words, 'imaging');
  const kind = kindOf(readings, 'imaging');
  const says = (slots: readonly SlotId[]) => readings.some(({ slot }) => slots.includes(slot));
  const { large, fine } = told[kind];
  const isAsked = questions.length > 0;
  if (!(says(large) ? says(fine) || isAsked : says(fine) && isAsked)) return undefined;
  const read = readings.map(reading => {
    const { label, text } = describeReading(reading, kind);
    return `${label} ${text}`;
  });
  const path = pathOf(kind, readings);
  return { says: read.join('，'), path: isAsked ? `${path}&ask=${encodeURIComponent(words)}` : path };
}
