import { calls, selectionSchemas } from '@shixuan/api';
import type { Explained } from '@shixuan/api/client';
import { checkProfiler, isProfileAsked, mountProfiler } from '@shixuan/optics/checks';
import { OpticsInputError } from '@shixuan/optics/formula';
import { isAsked, type ProfileTask, profileNeedsOf, standingOf } from '@shixuan/optics/model';
import { imagingRemedies, profileRemedies } from '@shixuan/optics/remedy';
import { neutralState } from '@shixuan/task-url';
import { z } from 'zod';
import { chosenSystem } from '../../../documents/selection-report/chosen-system';
import { explainedChecks } from '../../../domain/selection/explained';
import { refusedInput } from '../../../domain/selection/refused-input';
import { selectionOf } from '../../../domain/selection/selection-of';
import { profilersOf, singlePartNamed } from '../../../domain/selection/single-parts';
import { badInput } from '../../../platform/http/call-error';
import { defineTool, type ToolContext } from '../tool';
import { imagingUrl, profileUrl } from './task-urls';

const { request: rankRequest } = calls.rankSystems;
const { check: checkId } = selectionSchemas.content.LedgerEntry.shape;
const { check: profileCheckId } = calls.profiler.content.shape.ledger.element.shape;

const standingLabels = {
  pass: '通过',
  warn: '注意',
  fail: '不通过',
  unknown: '未标注，不能确定',
  'not-asked': '任务没有要求',
} as const;

const { SystemRow, ProfilerRow } = selectionSchemas.content;
const systemChecks = SystemRow.shape.explained.unwrap();
const profilerExplained = ProfilerRow.shape.explained.unwrap();

export const explainCheck = defineTool({
  name: 'explain_check',
  title: '解释检查',
  description:
    '一套系统（task、cameraId、lensId，可加 lightId）或一台 3D 线激光（profileTask、profilerId）为什么通过或不通过：每项检查的数值、限值、理由、改法与推导。给出 check 时只解释这一项。',
  request: z
    .strictObject({
      task: rankRequest.shape.task.optional(),
      ...rankRequest.pick({ cameraId: true, lensId: true, lightId: true }).shape,
      profileTask: calls.profiler.request.shape.task.optional(),
      profilerId: rankRequest.shape.cameraId,
      check: z.union([checkId, profileCheckId]).optional(),
    })
    .refine(
      ({ task, cameraId, lensId, profileTask, profilerId }) =>
        [task, cameraId, lensId].every(part => part !== undefined) !==
        [profileTask, profilerId].every(part => part !== undefined),
      '任务 task：请给出 task、cameraId 与 lensId，或者 profileTask 与 profilerId',
    ),
  content: z.object({
    checks: z.union([systemChecks, profilerExplained]),
    /** The selection page with this system. */
    url: z.string(),
  }),
  async run({ check, task, cameraId, lensId, lightId, profileTask, profilerId }, context) {
    let all: Explained = [];
    let asks = (_check: string): boolean => true;
    let url = '';
    if (task && cameraId !== undefined && lensId !== undefined) {
      const state = { ...neutralState('systems'), task, cameraId, lensId, lightId: lightId ?? null };
      const { need, system, checks } = chosenSystem(await selectionOf(context.catalogue.index), {
        state,
        grabberId: null,
      });
      all = explainedChecks(checks, each => imagingRemedies(need, system, each));
      asks = id => isAsked(need, id);
      url = imagingUrl(context, task, { cameraId, lensId, lightId });
    } else if (profileTask && profilerId !== undefined) {
      all = profilerChecks(profileTask, profilerId, context);
      asks = id => isProfileAsked(profileNeedsOf(profileTask), id);
      url = profileUrl(context, profileTask);
    }
    const wanted = all.filter(each => check === undefined || each.check === check);
    if (check !== undefined && wanted.length === 0)
      throw badInput(`检查 check：这里没有「${check}」这一项，可用：${all.map(each => each.check).join('、')}`);
    const text = wanted.flatMap(({ check: id, label, verdict, reason, remedies, traces }) => [
      `${label}：${standingLabels[standingOf({ verdict }, asks(id))]}。${reason}`,
      ...remedies.map(({ change, costs }) => `  改法：${[change, ...costs].join('，')}`),
      ...traces.map(trace => `  ${trace.label} ${trace.formula}；${trace.substituted} = ${trace.result} ${trace.unit}`),
    ]);
    return { content: { checks: wanted as z.infer<typeof systemChecks>, url }, text: text.join('\n') };
  },
});

function profilerChecks(task: ProfileTask, id: number, { catalogue: { index } }: ToolContext) {
  const { part } = singlePartNamed(index, profilersOf(index), { id, parameter: 'profilerId', kind: '3D 线激光' });
  try {
    const need = profileNeedsOf(task);
    const mounting = mountProfiler(need, part);
    return explainedChecks(checkProfiler(need, part, mounting), each => profileRemedies(need, part, each));
  } catch (error) {
    throw error instanceof OpticsInputError ? refusedInput(error) : error;
  }
}
