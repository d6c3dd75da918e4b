import { type Api, createApi, type RequestOptions } from '@shixuan/api/client';
import type { HostServices } from '@shixuan/host';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { released } from '../lib/when-released';

/**
 * Query of a ranking. The previous answer stays until the next one arrives; a refusal is shown in place of the results. Neither
 * comes within a press, which it would move away from.
 * @param asked what is asked for; null: nothing is, for the input cannot be computed with
 */
export const askRanking = <Asked, Answer>(
  host: HostServices,
  name: string,
  asked: Asked | null,
  ask: (api: Api, asked: Asked, options: RequestOptions) => Promise<Answer>,
) =>
  queryOptions({
    queryKey: [name, asked],
    enabled: asked !== null,
    queryFn: ({ signal }): Promise<Answer> => {
      if (asked === null) throw new Error('asked for no ranking');
      return ask(createApi(host.request), asked, { signal, silent: true, showLoading: false }).finally(released);
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });

/** A task with the limit of the cost where there is one. */
export const limitedTo = <Task>(task: Task, maxCostClass: number | null): { task: Task; maxCostClass?: number } => ({
  task,
  ...(maxCostClass !== null && { maxCostClass }),
});

/** Whether results exist and the limit of the cost keeps all of them from the list. */
export const costHidesAll = (
  { list, fitting, dataMissing }: { list: readonly unknown[]; fitting: number; dataMissing: number },
  maxCostClass: number | null,
): maxCostClass is number => maxCostClass !== null && list.length === 0 && fitting + dataMissing > 0;
