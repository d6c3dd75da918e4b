import {
  applyMerge,
  applyRemoval,
  applyReturn,
  planBrandRenaming,
  planMerge,
  planRemoval,
  planReturn,
  planSeriesRenaming,
  renameBrand,
  renameSeries,
  staleValues,
} from '@shixuan/server/catalogue';
import { mergeReport } from './merge-report';
import { removalLines, returnLines } from './removal-lines';
import { brandRenamingLines, seriesRenamingLines } from './renaming-lines';
import { staleCountLines } from './stale-lines';
import { type OpenCatalogue, print, printAll, withCatalogue } from './with-catalogue';

/** Shows what a change would write; writes it only where that is asked for. */
const change = (write: boolean, work: (open: OpenCatalogue) => Promise<void>): Promise<void> =>
  withCatalogue(async open => {
    await work(open);
    if (!write) print('以上均未写入；确认后加 --yes 写入');
  });

/** Adds and corrects single values. */
export const mergeValues = (paths: readonly string[], write: boolean): Promise<void> =>
  change(write, async ({ db, storage }) => {
    for (const plan of await planMerge(db, paths)) {
      printAll(mergeReport(plan));
      if (!write) continue;
      const { created, updated } = await applyMerge(db, plan, storage);
      print(`${plan.file}：已写入，新增产品 ${created}，更新产品 ${updated}`);
    }
    printAll(staleCountLines(await staleValues(db)));
  });

/** Takes products out. */
export const removeProducts = (paths: readonly string[], write: boolean): Promise<void> =>
  change(write, async ({ db, storage }) => {
    const plan = await planRemoval(db, paths);
    printAll(removalLines(plan));
    if (write) print(`已写入，下架产品 ${await applyRemoval(db, plan, storage)} 款`);
  });

/** Puts products back that were taken out. */
export const restoreProducts = (paths: readonly string[], write: boolean): Promise<void> =>
  change(write, async ({ db }) => {
    const plan = await planReturn(db, paths);
    printAll(returnLines(plan));
    if (write) print(`已写入，重新上架产品 ${await applyReturn(db, plan)} 款`);
  });

/** Gives a maker another name. */
export const nameMaker = ([from = '', to = '']: readonly string[], write: boolean): Promise<void> =>
  change(write, async ({ db }) => {
    printAll(brandRenamingLines(await planBrandRenaming(db, from, to)));
    if (!write) return;
    await renameBrand(db, from, to);
    print('已写入');
  });

/** Gives a series of a maker another name. */
export const nameSeries = ([maker = '', from = '', to = '']: readonly string[], write: boolean): Promise<void> =>
  change(write, async ({ db }) => {
    printAll(seriesRenamingLines(await planSeriesRenaming(db, maker, from, to)));
    if (!write) return;
    await renameSeries(db, maker, from, to);
    print('已写入');
  });
