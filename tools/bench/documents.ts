import { readFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { requirementsOf } from '@shixuan/optics/model';
import { prepareCatalogue, solveSystems } from '@shixuan/optics/solve';
import { selectionOf } from '@shixuan/server/engines';
import { buildApp } from '@shixuan/server/site';
import { fixedCatalogue, siteIndex, unreachableDatabase } from '@shixuan/server/testing';
import { readPdf } from '@shixuan/server/testing/read-document';
import { parseSelectionSearch, selectionPath } from '@shixuan/task-url';
import { findChromium } from '../lib/find-chromium.mjs';
import { selectionTasks } from './selection-tasks';

/** Of each kind, every one another document. */
const COUNT = 30;
/** One product in so many, so that all categories occur. */
const STEP = 97;

/** Tasks as visitors type them, each with its first recommendation. */
const usual = [
  'fov=60x45&wd=280~320&acc=defect:0.1:3&dz=2&v=50&exp=100&cable=5',
  'fov=100x80&acc=defect:0.5:3&v=1000',
  'fov=200x150&acc=defect:0.3:3&wd=400~800',
  'fov=30x20&acc=defect:0.05:3&wd=100~300&dz=1',
  'fov=400x300&acc=defect:1:3&wd=500~1500',
  'mode=line&fov=600x1&acc=defect:0.2:2&v=1000',
];

interface Made {
  /** From the request to the last byte, ms. */
  wallMs: number;
  /** Of all threads of this process and of that of the documents, ms; of this one alone where the system does not tell the other's. */
  cpuMs: number;
  bytes: Buffer;
}

/** Documents that visitors take away, over the calls and the process that makes documents; and the same words printed by a browser. */
export async function documents(): Promise<string[]> {
  const index = await siteIndex();
  const given = await fixedCatalogue();
  const catalogue = { ...given, current: { ...given.current, index } };
  const app = buildApp({ db: unreachableDatabase(), catalogue, config: { imageHost: '' } });
  const parts = await selectionOf(index);
  const prepared = prepareCatalogue(parts);
  const searchOf = (state: ReturnType<typeof parseSelectionSearch>['state']): string[] => {
    const [first] = solveSystems(requirementsOf(state.task), prepared, { limit: 1, paretoFrontLimit: 0 }).systems;
    if (!first) return [];
    const ids = { cameraId: first.camera.id, lensId: first.lens.id, lightId: first.lights[0]?.light.id ?? null };
    return [selectionPath({ ...state, ...ids }).split('?')[1] ?? ''];
  };
  const stateOf = (search: string) => parseSelectionSearch(search, 'systems').state;
  const six = usual.flatMap(search => searchOf(stateOf(search)));
  const others = selectionTasks(COUNT).flatMap(task => searchOf({ ...stateOf(''), task }));
  const products = [...index.segments.values()].flatMap(({ products }) => products.map(({ id }) => id));
  const ids = Array.from({ length: COUNT }, (_, i) => products[(i * STEP) % products.length] ?? 0);
  const cameras = [...index.segments.values()][0]?.products.map(({ id }) => id) ?? [];

  let visitors = 0;
  async function make(url: string): Promise<Made> {
    visitors += 1;
    const cpu = cpuMsSoFar();
    const started = performance.now();
    const answer = await app.inject({ url, remoteAddress: `10.1.0.${visitors}`, headers: { host: 'shixuan.example' } });
    const wallMs = performance.now() - started;
    if (answer.statusCode !== 200) throw new Error(`${url}: HTTP ${answer.statusCode}`);
    return { wallMs, cpuMs: cpuMsSoFar() - cpu, bytes: answer.rawPayload };
  }
  const all = async (urls: readonly string[]): Promise<Made[]> => {
    const made: Made[] = [];
    for (const url of urls) made.push(await make(url));
    return made;
  };

  try {
    const report = (search: string) => `/reports/selection.pdf?${search}`;
    const cold = await make(report(six[0] ?? ''));
    const sixReports = await all(six.map(search => report(`${search}&revision=B`)));
    const reports = await all(others.map(report));
    const again = await all(six.map(search => report(`${search}&revision=C`)));
    const printed = await byBrowser([...sixReports, ...reports].map(({ bytes }) => bytes));
    const compared = Array.from({ length: COUNT }, (_, i) => cameras.slice(i, i + 4).join());
    return [
      `the first report of a site, the start of process and typesetter included: ${ms(cold.wallMs)} (${ms(cold.cpuMs)} of processor)`,
      `reports of six usual tasks: ${figures(sixReports)}`,
      `reports of ${reports.length} tasks, each never set before: ${figures(reports)}`,
      `the six with another revision: ${figures(again)}`,
      `data sheets: ${figures(await all(ids.map(id => `/datasheets/${id}.pdf`)))}`,
      `comparisons of four as XLSX: ${figures(await all(compared.map(four => `/export/compare.xlsx?ids=${four}`)))}`,
      `bills of material as XLSX: ${figures(await all(others.map(search => `/export/selection-bom.xlsx?${search}`)))}`,
      `the words of the reports alone, printed by a browser that is open: p50 ${ms(at(printed, 0.5))}, p95 ${ms(at(printed, 0.95))}`,
      `ratio browser : report ${ratio(0.5)} at p50, ${ratio(0.95)} at p95`,
    ];
    function ratio(part: number): string {
      const ours = [...sixReports, ...reports].map(({ wallMs }) => wallMs);
      return (at(printed, part) / at(ours, part)).toFixed(2);
    }
  } finally {
    await app.close();
  }
}

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

/** Time of the processor that this process and its children have taken. */
function cpuMsSoFar(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000 + childrenMs();
}

function childrenMs(): number {
  try {
    const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((sum, pid) => {
      // The name in brackets may hold spaces; the times are the 12th and 13th field after it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      return sum + TICK_MS * (Number(fields[11]) + Number(fields[12]));
    }, 0);
  } catch {
    return 0;
  }
}

/** Prints the texts of documents as tagged PDF, without drawings and formulas, so that it has less to do. @returns ms */
async function byBrowser(pdfs: readonly Buffer[]): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    const texts = await Promise.all(pdfs.map(readPdf));
    await print(page, '');
    const times: number[] = [];
    for (const text of texts) times.push(await print(page, text));
    return times;
  } finally {
    await browser.close();
  }
}

/** Letters in a cell of a table of four columns. */
const CELL = 12;

async function print(page: Page, text: string): Promise<number> {
  const cells = text.match(new RegExp(`.{1,${CELL}}`, 'gu')) ?? [];
  const rows = Array.from({ length: Math.ceil(cells.length / 4) }, (_, i) => cells.slice(4 * i, 4 * i + 4));
  const started = performance.now();
  await page.evaluate(lines => {
    const table = document.createElement('table');
    for (const line of lines) {
      const row = table.insertRow();
      for (const cell of line) row.insertCell().textContent = cell;
    }
    document.body.replaceChildren(table);
  }, rows);
  await page.pdf({ format: 'A4', tagged: true });
  return performance.now() - started;
}

function at(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? Number.NaN;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const figures = (made: readonly Made[]) =>
  ([0.5, 0.95] as const)
    .map(part => {
      const [wall, cpu] = [made.map(({ wallMs }) => wallMs), made.map(({ cpuMs }) => cpuMs)].map(of => at(of, part));
      return `p${part * 100} ${ms(wall ?? Number.NaN)} (${ms(cpu ?? Number.NaN)} of processor)`;
    })
    .join(', ');
