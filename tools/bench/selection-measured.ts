import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { type CallName, calls } from '@shixuan/api';
import { requirementsOf } from '@shixuan/optics/model';
import { isRefusal, settle } from '@shixuan/optics/setting';
import { type Catalogue as Parts, prepareCatalogue, rankLenses, solveSystems } from '@shixuan/optics/solve';
import { buildIndex, type Catalogue, loadCatalogue } from '@shixuan/server/catalogue';
import { selectionOf, solve, warmUpJobs, warmUpTasks } from '@shixuan/server/engines';
import { openDatabase } from '@shixuan/server/platform';
import { buildApp, seedDatabase } from '@shixuan/server/site';
import { enlarged } from './enlarged-parts';
import { bestOfFixedWork, fixedWork, paceOf } from './pace';
import { selectionTasks } from './selection-tasks';

const TASKS = 60;
/** Each with tasks of its own: on a machine with other work one round may be disturbed. */
const ROUNDS = 3;
const WARM_UP = 30;
/** Measured on another selection program: every camera with every lens, one by one. */
const peer = 'a desktop assistant for 1398 cameras and 937 lenses takes 2.1 s, median of 20 tasks';
/** A site that has been up for some seconds, so that the solver thread is warmed up. */
const UP_FOR_MS = 20_000;
/** A naive solve takes so long that a few are enough. */
const NAIVE = 4;
const tasks = selectionTasks(WARM_UP + ROUNDS * TASKS);

/** What the bench `selection` prints; started compiled, by itself. */
async function measuredLines(): Promise<string[]> {
  const varDir = await mkdtemp(join(tmpdir(), 'shixuan-bench-'));
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, varDir, log: () => {} });
  try {
    await seedDatabase(database.db, () => {});
    const { input, ...shown } = await loadCatalogue(database.db);
    const index = await buildIndex(input);
    const parts = await selectionOf(index);
    const catalogue: Catalogue = {
      current: { index, ...shown },
      databaseReachable: true,
      reload: async () => undefined,
      close: async () => undefined,
    };
    const app = buildApp({ db: database.db, catalogue, config: { imageHost: '' }, warmsUp: true });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    await delay(UP_FOR_MS);
    const cameras = parts.cameras.filter(({ kind }) => kind === 'area');
    const cameraId = (i: number) => cameras[(i * 97) % cameras.length]?.id;
    const lensCalls: MeasuredCall[] = [];
    const systemCalls: MeasuredCall[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      lensCalls.push(await overHttp(url, 'rankLenses', round, i => ({ task: tasks[i], cameraId: cameraId(i) })));
      systemCalls.push(await overHttp(url, 'rankSystems', round, i => ({ task: tasks[i] })));
    }
    await app.close();
    return [
      `${parts.cameras.length} cameras, ${parts.lenses.length} lenses, ${parts.lights.length} lights; ${ROUNDS} rounds of ${TASKS} tasks never asked before, after ${WARM_UP} others; the calmest round, and p95 of all beside how many times as long as at its best a fixed piece of work took at p95 (${bestOfFixedWork().toFixed(2)} ms at its best)`,
      called('lenses for a camera, call at 1 connection', lensCalls),
      `${called('whole systems, call at 1 connection', systemCalls)}; ${peer}`,
      ...inTheEngine(parts),
    ];
  } finally {
    await database.stop();
    await rm(varDir, { recursive: true, force: true });
  }
}

interface Measured {
  p50: number;
  p95: number;
  /** How much the machine was disturbed meanwhile: see `paceOf`. */
  pace: number;
}

/** On a busy machine the time of the processor is the steadier figure. */
interface MeasuredCpu extends Measured {
  cpuP50: number;
  cpuP95: number;
  cpuSum: number;
}

function inTheEngine(parts: Parts): string[] {
  const prepared = prepareCatalogue(parts);
  const tenfold = prepareCatalogue(enlarged(parts, 10, 'same'));
  const unlike = prepareCatalogue(enlarged(parts, 10, 'own'));
  // As in the thread of a site.
  for (const job of warmUpJobs(warmUpTasks, parts.cameras)) solve(prepared, job);
  const cameras = parts.cameras.filter(({ kind }) => kind === 'area');
  const lenses = inRounds(i => {
    const camera = cameras[(i * 97) % cameras.length];
    if (camera) rankLenses(needOf(i), camera, parts.lenses);
  });
  const allSystems = inRounds(i => void solveSystems(needOf(i), prepared));
  const systems = calmest(allSystems);
  const ten = measured(i => void solveSystems(needOf(i), tenfold), TASKS / 4, 3);
  const hundred = measured(i => void solveSystems(needOf(i), unlike), NAIVE, 1);
  const compared = (large: MeasuredCpu, counted: number, warmUp: number) => {
    const small = measured(i => void solveSystems(needOf(i), prepared), counted, warmUp);
    return `${(large.cpuSum / small.cpuSum).toFixed(1)} times as long for the same tasks`;
  };
  const naive = measured(i => void naiveSystems(parts, i), NAIVE, 1);
  return [
    `${line('engine, lenses for a camera', calmest(lenses))} (${ofAll(lenses)})`,
    `${line('engine, whole systems', systems)} (${ofAll(allSystems)})`,
    `${line('naive double loop, camera and lens only', naive)}: ${(naive.cpuP50 / systems.cpuP50).toFixed(0)} times as long`,
    `${line('engine, whole systems of 10 times the catalogue, nothing alike but sensors', ten)}: ${compared(ten, TASKS / 4, 3)}`,
    `${line('the same with sensors unlike, 100 times the pairs', hundred)}: ${compared(hundred, NAIVE, 1)}`,
  ];
}

const needOf = (i: number) => requirementsOf(taskAt(i));

function taskAt(i: number) {
  const task = tasks[i];
  if (!task) throw new RangeError(`no task ${i}`);
  return task;
}

/** Every camera with every lens, settled one by one; no score, no ledger, no lights. */
function naiveSystems({ cameras, lenses }: Parts, i: number): number {
  const need = needOf(i);
  let feasible = 0;
  for (const camera of cameras) for (const lens of lenses) if (!isRefusal(settle(need, camera, lens))) feasible++;
  return feasible;
}

const inRounds = (run: (task: number) => void): MeasuredCpu[] =>
  Array.from({ length: ROUNDS }, (_, round) => measured(i => run(i + round * TASKS)));

function measured(run: (task: number) => void, count = TASKS, warmUp = WARM_UP): MeasuredCpu {
  const times: number[] = [];
  const paces: number[] = [];
  const cpu: number[] = [];
  for (let i = 0; i < warmUp + count; i++) {
    const started = performance.now();
    const before = process.cpuUsage();
    run(i);
    const { user, system } = process.cpuUsage(before);
    if (i < warmUp) continue;
    times.push(performance.now() - started);
    cpu.push((user + system) / 1000);
    paces.push(fixedWork());
  }
  const { p50: cpuP50, p95: cpuP95 } = percentiles(cpu);
  return { ...percentiles(times), pace: paceOf(paces), cpuP50, cpuP95, cpuSum: cpu.reduce((sum, each) => sum + each) };
}

interface MeasuredCall extends Measured {
  heldMs: number;
}

/** One request after another, and how long the server's own thread was blocked meanwhile. */
async function overHttp(
  url: string,
  name: CallName,
  round: number,
  bodyOf: (i: number) => object,
): Promise<MeasuredCall> {
  const times: number[] = [];
  const paces: number[] = [];
  const held = monitorEventLoopDelay({ resolution: 1 });
  const first = WARM_UP + round * TASKS;
  for (let i = round === 0 ? 0 : first; i < first + TASKS; i++) {
    if (i === first) held.enable();
    const body = JSON.stringify(bodyOf(i));
    const started = performance.now();
    const status = await post(`${url}/web${calls[name].path}`, body);
    if (status !== 200) throw new Error(`${name}: HTTP ${status}`);
    if (i < first) continue;
    times.push(performance.now() - started);
    paces.push(fixedWork());
  }
  held.disable();
  return { ...percentiles(times), pace: paceOf(paces), heldMs: held.percentile(99) / 1e6 };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Asks for what browsers ask for, reads the answer to its end and leaves it compressed: a browser is another process. */
function post(url: string, body: string): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'accept-encoding': 'br',
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, headers }, answer => {
      answer
        .resume()
        .once('end', () => resolve(answer.statusCode))
        .once('error', reject);
    });
    sent.once('error', reject).end(body);
  });
}

function percentiles(times: number[]): Omit<Measured, 'pace'> {
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.ceil(part * times.length) - 1] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

const line = (name: string, { p50, p95, cpuP50, cpuP95 }: Measured & Partial<MeasuredCpu>) =>
  `${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms${cpuP50 && cpuP95 ? ` (${cpuP50.toFixed(1)} and ${cpuP95.toFixed(1)} ms of processor)` : ''}`;

const calmest = <M extends Measured>(rounds: readonly M[]): M => rounds.reduce((a, b) => (b.pace < a.pace ? b : a));
const ofAll = (rounds: readonly Measured[]) =>
  rounds.map(({ p95, pace }) => `${p95.toFixed(1)} at ${pace.toFixed(1)}`).join(', ');

function called(name: string, rounds: readonly MeasuredCall[]): string {
  const { heldMs, ...best } = calmest(rounds);
  return `${line(name, best)} (${ofAll(rounds)}); the server's thread held up ${heldMs.toFixed(0)} ms at p99`;
}

process.stdout.write(JSON.stringify(await measuredLines()));
