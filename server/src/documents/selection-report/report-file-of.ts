import { isProfileSearch } from '@shixuan/task-url';
import type { CatalogueIndex } from '../../domain/catalogue/index/build';
import { selectionOf } from '../../domain/selection/selection-of';
import { billRows } from './bill-table';
import { chosenSystem } from './chosen-system';
import { profilerReport } from './profiler-report';
import { readAddress } from './read-address';
import { isVolumeAddress, readProfileAddress, readVolumeAddress } from './read-part-address';
import type { ReportFile } from './report-file';
import { selectionReport } from './selection-report';
import { volumeReport } from './volume-report';

/** @param search of an address of a report, without its heading @throws CallError 404, 422 */
export async function reportFileOf(index: CatalogueIndex, search: string): Promise<ReportFile> {
  if (isProfileSearch(search)) return profilerReport(index, readProfileAddress(search));
  if (isVolumeAddress(search)) return volumeReport(index, readVolumeAddress(search));
  const address = readAddress(search);
  const chosen = chosenSystem(await selectionOf(index), address);
  const { camera, lens } = chosen.system;
  return {
    name: [camera.model, lens.model].filter(Boolean).join(' '),
    key: `${chosen.path} ${address.grabberId}`,
    bill: billRows(chosen),
    report: (origin, heading) => selectionReport(chosen, origin, heading),
  };
}
