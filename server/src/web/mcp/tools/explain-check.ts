import { calls, selectionSchemas } from '@shixuan/api';
import { checkProfiler, mountProfiler } from '@shixuan/optics/checks';
import { OpticsInputError } from '@shixuan/optics/formula';
import { type Check, type ProfileTask, profileNeedsOf } from '@shixuan/optics/model';
import { neutralState } from '@shixuan/task-url';
import { z } from 'zod';
import { chosenSystem } from '../../../documents/selection-report/chosen-system';
import { profilersOf } from '../../../domain/selection/profilers-of';
import { refusedInput } from '../../../domain/selection/refused-input';
import { selectionOf } from '../../../domain/selection/selection-of';
import { badInput, notFound } from '../../../platform/http/call-error';
import { defineTool, type ToolContext } from '../tool';
import { taskUrl } from './solve-imaging-task';
import { profileUrl } from './solve-profile-task';

const { request: rankRequest } = calls.rankSystems;
const { check: checkId } = selectionSchemas.content.LedgerEntry.shape;
const { check: profileCheckId } = calls.profiler.content.shape.ledger.element.shape;

const figure = z.number().nullable();
const verdict = z.enum(['pass', 'warn', 'fail', 'unknown']);
const verdictLabels = { pass: '通过', warn: '注意', fail: '不通过', unknown: '未标注，不能确定' } as const;

const Explained = z.object({
  id: z.string(),
  label: z.string(),
  verdict,
  /** Figure and limit, both in `unit`. */
  figure,
  limit: figure,
  unit: z.string(),
  marginPct: figure,
  reason: z.string(),
  remedy: z.string().nullable(),
  missing: z.array(z.string()),
  derivations: z.array(
    z.object({
      label: z.string(),
      formula: z.string(),
      substituted: z.string(),
      result: z.number(),
      unit: z.string(),
      source: z.object({ name: z.string(), url: z.string().nullable() }),
    }),
  ),
});

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
    checks: z.array(Explained),
    /** The selection page with this system. */
    url: z.string(),
  }),
  async run({ check, task, cameraId, lensId, lightId, profileTask, profilerId }, context) {
    let all: readonly Check<string>[] = [];
    let url = '';
    if (task && cameraId !== undefined && lensId !== undefined) {
      const chosen = { cameraId, lensId, lightId: lightId ?? null };
      const state = { ...neutralState('systems'), task, ...chosen };
      all = chosenSystem(await selectionOf(context.catalogue.index), { state, grabberId: null }).checks;
      url = taskUrl(context, task, { cameraId, lensId, lightId });
    } else if (profileTask && profilerId !== undefined) {
      all = profilerChecks(profileTask, profilerId, context);
      url = profileUrl(context, profileTask);
    }
    const asked = all.filter(({ id }) => check === undefined || id === check);
    if (check !== undefined && asked.length === 0)
      throw badInput(`检查 check：这里没有「${check}」这一项，可用：${all.map(({ id }) => id).join('、')}`);
    const text = asked.flatMap(({ label, verdict: state, reason, remedy, traces }) => [
      `${label}：${verdictLabels[state]}。${reason}${remedy ? ` 改法：${remedy}` : ''}`,
      ...traces.map(trace => `  ${trace.label} ${trace.formula}；${trace.substituted} = ${trace.result} ${trace.unit}`),
    ]);
    return { content: { checks: asked.map(explained), url }, text: text.join('\n') };
  },
});

function profilerChecks(task: ProfileTask, id: number, { catalogue: { index } }: ToolContext) {
  const found = profilersOf(index).byId.get(id);
  if (!found) {
    if (!index.find(id)) throw notFound(`3D 线激光编号 profilerId：没有编号为 ${id} 的产品`);
    throw badInput(`3D 线激光编号 profilerId：${id} 不是 3D 线激光，应为 3D 线激光的编号`);
  }
  try {
    const need = profileNeedsOf(task);
    return checkProfiler(need, found.part, mountProfiler(need, found.part));
  } catch (error) {
    throw error instanceof OpticsInputError ? refusedInput(error) : error;
  }
}

/** JSON has no endless figures: they stand in the reason. */
const finite = (value: number | null) => (value !== null && Number.isFinite(value) ? value : null);

const explained = (check: Check<string>): z.infer<typeof Explained> => ({
  id: check.id,
  label: check.label,
  verdict: check.verdict,
  figure: finite(check.figure),
  limit: finite(check.limit),
  unit: check.unit,
  marginPct: finite(check.marginPct),
  reason: check.reason,
  remedy: check.remedy ?? null,
  missing: [...(check.missing ?? [])],
  derivations: check.traces.map(({ label, formula, substituted, result, unit, source }) => ({
    ...{ label, formula, substituted, result, unit },
    source: { name: source.name, url: source.url ?? null },
  })),
});
