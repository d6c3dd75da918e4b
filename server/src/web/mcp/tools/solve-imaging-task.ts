import { calls, ImagingTask, selectionSchemas } from '@shixuan/api';
import { contradictedTechnique } from '@shixuan/optics/checks';
import { noLight } from '@shixuan/optics/describe';
import { checkLabels, requirementsOf } from '@shixuan/optics/model';
import { applyToSelection } from '@shixuan/task-text';
import { neutralState } from '@shixuan/task-url';
import { z } from 'zod';
import { badInput } from '../../../platform/http/call-error';
import { contentOf, defineTool } from '../tool';
import { NamedProduct, namedProduct } from './product-parts';
import { ImagingCrossing, imagingCrossingLine, imagingCrossings } from './solved-crossings';
import { imagingUrl } from './task-urls';
import { besideTask, costNote, nearMissLine, readAs, ToldTask, taskOrWords, toldTask } from './told-task';

const { SystemRow, NearMiss, LedgerEntry } = selectionSchemas.content;
const { feasible, decided, relaxed, catalogueVersion } = calls.rankSystems.content.shape;

const pair = { camera: NamedProduct, lens: NamedProduct };

export const solveImagingTask = defineTool({
  name: 'solve_imaging_task',
  title: '解成像任务',
  description:
    '给出要看什么（面阵 area、线阵 line 或远心 telecentric），得到排好序的整套系统：相机、镜头、光源与链路，附装调参数与逐项结论。undecided 不为空的一行缺少资料，不能算首选；crossings 是该考虑的另一类系统（线阵、多台并排、远心、反射镜），都已求解，task 可直接再解；一套也没有时看 nearMisses 与 ledger。只需填知道的字段，其余由引擎决定。也可以不写 task 而写 text：一句话，例如「Ø20 轴，公差 ±5 µm，背光，节拍 2 件/s」，reading 是读出的各项，说不清的会问。',
  request: calls.rankSystems.request
    .omit({ twinsOf: true, task: true })
    .extend({ task: ImagingTask.optional(), ...besideTask })
    .refine(...taskOrWords),
  content: z.object({
    feasible,
    decided,
    relaxed,
    catalogueVersion,
    list: z.array(
      z.object({
        ...pair,
        lights: z.array(NamedProduct),
        grabbers: z.array(NamedProduct),
        ...SystemRow.pick({ score: true, undecided: true, verdicts: true, setting: true, explained: true }).shape,
        cost: SystemRow.shape.cost,
        link: SystemRow.shape.link.shape.text,
        /** The selection page with this system. */
        url: z.string(),
      }),
    ),
    crossings: z.array(ImagingCrossing),
    nearMisses: z.array(z.object({ ...pair, misses: NearMiss.shape.misses })),
    ledger: z.array(LedgerEntry.pick({ check: true, label: true, pairs: true, cameras: true, lenses: true })),
    /** The task as it was solved. */
    task: ImagingTask,
    /** Null where the task was given. */
    reading: ToldTask.nullable(),
    /** The selection page with this task. */
    url: z.string(),
  }),
  async run({ text: words, task: given, ...request }, context) {
    const { task, reading } = given ? { task: given, reading: null } : taskInWords(words ?? '');
    const found = await contentOf('rankSystems', { ...request, task }, context);
    const products = new Map(found.parts.map(({ product }) => [product.id, namedProduct(product, context)]));
    const named = (ids: readonly number[]) => ids.flatMap(id => products.get(id) ?? []);
    const pairOf = ({ cameraId, lensId }: { cameraId: number; lensId: number }) => {
      const [camera, lens] = named([cameraId, lensId]);
      return camera && lens ? { camera, lens } : undefined;
    };
    const list = found.list.flatMap(row => {
      const parts = pairOf(row);
      if (!parts) return [];
      const { score, undecided, verdicts, setting, cost, explained, lights, link, cameraId, lensId } = row;
      return {
        ...parts,
        lights: named(lights.map(({ lightId }) => lightId)),
        grabbers: named(link.grabbers.map(({ grabberId }) => grabberId)),
        ...{ score, undecided, verdicts, setting, cost, explained, link: link.text },
        url: imagingUrl(context, task, { cameraId, lensId, lightId: request.lightId }),
      };
    });
    const nearMisses = found.nearMisses.flatMap(({ misses, ...row }) => {
      const parts = pairOf(row);
      return parts ? { ...parts, misses } : [];
    });
    const ledger = found.ledger.map(({ check, label, pairs, cameras, lenses }) => ({
      ...{ check, label, pairs, cameras, lenses },
    }));
    const url = imagingUrl(context, task);
    const { feasible, decided, relaxed, catalogueVersion } = found;
    const crossings = await imagingCrossings({ ...request, task }, found, context, other => imagingUrl(context, other));
    const text = [
      ...readAs(reading),
      ...feasibleLines(task, feasible, decided, url),
      ...list.map(
        (row, i) =>
          `${i + 1}. ${row.camera.brand} ${row.camera.model} + ${row.lens.brand} ${row.lens.model}，${lightText(row)}，${Math.round(row.score)} 分${costNote(row.cost)}${
            row.undecided.length > 0 ? `，待确认：${row.undecided.map(id => checkLabels[id]).join('、')}` : ''
          }（${row.url}）`,
      ),
      ...crossings.map(imagingCrossingLine),
      ...nearMisses.map(({ camera, lens, misses }) => nearMissLine(`${camera.model} + ${lens.model}`, misses)),
    ];
    return {
      content: {
        feasible,
        decided,
        relaxed,
        catalogueVersion,
        list,
        crossings,
        nearMisses,
        ledger,
        task,
        reading,
        url,
      },
      text: text.join('\n'),
    };
  },
});

/** How many systems there are; where the task asks for light that cannot show the part, none of them does the task. */
function feasibleLines(task: z.output<typeof ImagingTask>, feasible: number, decided: number, url: string): string[] {
  const contradicted = contradictedTechnique(requirementsOf(task));
  if (!contradicted) return [`${feasible} 套可行，其中 ${decided} 套资料齐全（${url}）`];
  const { label, reason, remedy } = contradicted;
  return [
    `没有一套满足：除打光方式外都满足的有 ${feasible} 套，其中 ${decided} 套资料齐全（${url}）`,
    `打光方式不满足：${label}：${reason}${remedy ? `。可${remedy}` : '。没有合适的打光方式'}`,
  ];
}

/** The light of a row, and its checks that fail. */
function lightText({ lights: [light], verdicts }: { lights: readonly NamedProduct[]; verdicts: Verdicts }): string {
  if (!light) return `光源未选：${noLight.unfit}`;
  const failed = lightChecks.filter(id => verdicts[id] === 'fail').map(id => `，${checkLabels[id]}不满足`);
  return `光源 ${light.brand} ${light.model}${failed.join('')}`;
}

type Verdicts = z.infer<typeof SystemRow>['verdicts'];
const lightChecks = ['light-function', 'light-geometry', 'spectrum'] as const;

/** @throws CallError 422 for words that do not say what is to be seen */
function taskInWords(words: string) {
  const { readings, told } = toldTask(words, 'imaging');
  const { state, notes } = applyToSelection(neutralState('systems'), readings);
  const open = notes.filter(note => note.startsWith('没有写'));
  if (open.length > 0) throw badInput(`文字 text：${open.map(note => note.split('：')[0]).join('；')}`);
  return { task: ImagingTask.parse(state.task), reading: told };
}
