import { type ProfileCheckId, profileCheckIds, type System } from '@shixuan/optics/checks';
import { type Check, checkIds, type ProfileNeeds, type Profiler, type Requirements } from '@shixuan/optics/model';

/** What was judged, and for what. */
export type Judged = { need: Requirements; system: System } | { need: ProfileNeeds; profiler: Profiler };

/** The one that is computed; the next begins after it. */
let last: Promise<unknown> = Promise.resolve();

/**
 * What in the task would make a check pass, solved again by the engine before it is told; null where nothing does. The code comes
 * on first use, and one remedy is computed at a time, so that the page stays responsive.
 */
export function remedyOf(judged: Judged, check: Pick<Check<string>, 'id' | 'verdict'>): Promise<string | null> {
  const found = last.then(async () => {
    const { imagingRemedies, profileRemedies, remedyText } = await import('@shixuan/optics/remedy');
    await new Promise(resume => setTimeout(resume));
    const { verdict } = check;
    if ('system' in judged) {
      const id = checkIds.find(each => each === check.id);
      return id ? remedyText(imagingRemedies(judged.need, judged.system, { id, verdict })) : null;
    }
    const id: ProfileCheckId | undefined = profileCheckIds.find(each => each === check.id);
    return id ? remedyText(profileRemedies(judged.need, judged.profiler, { id, verdict })) : null;
  });
  // A chunk that could not be loaded leaves the reason without a remedy.
  const settled = found.catch(() => null);
  last = settled;
  return settled;
}
