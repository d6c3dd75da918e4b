/** Delay of hiding the mask after the last answer, ms, so that calls in a row show one mask. */
const CLOSE_DELAY_MS = 300;

export interface LoadingCounter {
  begin(): void;
  end(): void;
}

/** Counts pending calls: reports `true` with the first and `false` 300 ms after the last. */
export function createLoadingCounter(onLoading: (loading: boolean) => void): LoadingCounter {
  let underWay = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    begin() {
      clearTimeout(timer);
      underWay += 1;
      if (underWay === 1) onLoading(true);
    },
    end() {
      underWay = Math.max(0, underWay - 1);
      if (underWay > 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => onLoading(false), CLOSE_DELAY_MS);
    },
  };
}
