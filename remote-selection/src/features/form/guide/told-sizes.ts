import type { GuideTask } from './guide-steps';

/** What tasks of every kind ask for. Null: not told. */
interface Sizes {
  widthMm: number | null;
  heightMm: number | null;
  /** Between the highest and the lowest place; 0: flat. */
  riseMm: number;
  speedMmS: number;
}

export function toldSizes({ page, state }: GuideTask): Sizes {
  switch (page) {
    case 'imaging': {
      const { object, heightVariationMm, speedMmS } = state.task;
      return {
        widthMm: state.unset.includes('width') ? null : object.widthMm,
        heightMm: state.unset.includes('height') ? null : object.heightMm,
        riseMm: heightVariationMm,
        speedMmS,
      };
    }
    case 'profile': {
      const { widthMm, heightVariationMm, speedMmS } = state.task;
      const isOpen = state.unset.includes('widthMm');
      return { widthMm: isOpen ? null : widthMm, heightMm: null, riseMm: heightVariationMm, speedMmS };
    }
    case 'volume': {
      const { widthMm, heightMm, depthMm } = state.task;
      return {
        widthMm: state.unset.includes('widthMm') ? null : widthMm,
        heightMm: state.unset.includes('heightMm') ? null : heightMm,
        riseMm: depthMm,
        speedMmS: 0,
      };
    }
  }
}

/** A blank task with sizes that were told of one of another kind. */
export function withSizes(task: GuideTask, { widthMm, heightMm, riseMm, speedMmS }: Sizes): GuideTask {
  const told = { width: widthMm !== null, height: heightMm !== null };
  switch (task.page) {
    case 'imaging': {
      const { state } = task;
      const { object } = state.task;
      const size = { widthMm: widthMm ?? object.widthMm, heightMm: heightMm ?? object.heightMm };
      const unset = state.unset.filter(input => input === 'accuracy' || !told[input]);
      const next = { ...state.task, object: size, heightVariationMm: riseMm, speedMmS };
      return { ...task, state: { ...state, unset, task: next } };
    }
    case 'profile': {
      const { state } = task;
      const next = { ...state.task, widthMm: widthMm ?? state.task.widthMm, heightVariationMm: riseMm, speedMmS };
      return { ...task, state: { ...state, unset: told.width ? [] : state.unset, task: next } };
    }
    case 'volume': {
      const { state } = task;
      const size = { widthMm: widthMm ?? state.task.widthMm, heightMm: heightMm ?? state.task.heightMm };
      const unset = state.unset.filter(key => !(key === 'widthMm' ? told.width : told.height));
      return { ...task, state: { ...state, unset, task: { ...state.task, ...size, depthMm: riseMm } } };
    }
  }
}
