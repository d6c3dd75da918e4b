import { closedPaper, openPaper } from '../data-sheet/paper';
import { setFeet } from '../data-sheet/set-feet';
import { setGroups } from '../data-sheet/set-groups';
import { Flow } from './flow';
import type { SelectionReport } from './selection-report';
import { setBill } from './set-bill';
import { setChecks, setTrace } from './set-checks';
import { setSources } from './set-sources';
import { setSummary } from './set-summary';

/** The report as PDF: A4, text as text, drawing as lines. Same report, same bytes. */
export function writeSelectionReport(report: SelectionReport): Promise<Buffer> {
  const { name, groups, bill, demands, checks, assumptions, sources, updatedAt, address } = report;
  const paper = openPaper({ title: `${name} 选型报告`, subject: '视觉系统选型报告', updatedAt });
  const closed = closedPaper(paper);
  const flow = new Flow(paper, setGroups(paper, groups, setSummary(paper, report)));
  setBill(flow, bill);
  if (demands.length > 0) flow.title('要求的推导');
  for (const trace of demands) setTrace(flow, trace, sources);
  setChecks(flow, checks, sources);
  setSources(flow, assumptions, sources);
  if (address) {
    flow.title('在线查看');
    flow.text(address, { size: 7.5, link: address });
  }
  setFeet(paper, { address, shortAddress: address.split('?')[0] ?? '', updatedAt });
  paper.end();
  return closed;
}
