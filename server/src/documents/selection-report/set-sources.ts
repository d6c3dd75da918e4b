import type { Source } from '@shixuan/optics/formula';
import { colours } from '../data-sheet/paper';
import type { Flow } from './flow';

const style = { size: 7.5, colour: colours.secondary };

/** What was set by judgement, then where each formula was published. */
export function setSources(flow: Flow, assumptions: readonly Source[], sources: readonly Source[]): void {
  if (assumptions.length > 0) flow.title('假设');
  for (const source of assumptions) setSource(flow, '· ', source);
  if (sources.length > 0) flow.title('出处');
  sources.forEach((source, i) => {
    setSource(flow, `[${i + 1}] `, source);
  });
}

function setSource(flow: Flow, mark: string, { name, url }: Source): void {
  flow.text(`${mark}${name}${url ? `　${url}` : ''}`, { ...style, ...(url && { link: new URL(url).href }) });
}
