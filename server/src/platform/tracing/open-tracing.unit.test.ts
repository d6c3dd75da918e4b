import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serverSources } from '../../../test/server-sources';
import { startTraceReceiver, type TraceReceiver } from '../../../test/trace-receiver';
import { openTracing } from './open-tracing';
import { boundToSpan, inSpan, useTracing } from './spans';

let receiver: TraceReceiver;
const ends: (() => unknown)[] = [];
const lines: string[] = [];

beforeEach(async () => {
  receiver = await startTraceReceiver();
  lines.length = 0;
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await receiver.stop();
});

function open(ratio = 1) {
  const url = `${receiver.endpoint}/v1/traces`;
  const headers = { authorization: 'Bearer key' };
  const tracing = openTracing({ url, headers, serviceName: 'site', ratio }, line => lines.push(line));
  ends.push(tracing.stop, useTracing(tracing));
  return tracing;
}

const byName = (name: string) => {
  const found = receiver.spans.find(span => span.name === name);
  if (!found) throw new Error(`no span ${name}`);
  return found;
};

test('spans of work within work form a tree and are sent, with the key, when tracing ends', async () => {
  const tracing = open();
  let later: (() => Promise<void>) | undefined;
  const secret = () => Promise.reject(new TypeError('secret of mallory'));
  await inSpan({ name: 'outer', attributes: { 'shixuan.job': 'downloads' } }, async () => {
    await inSpan({ name: 'inner', kind: 'client' }, async () => undefined);
    await expect(inSpan({ name: 'failed' }, secret)).rejects.toThrow('secret of mallory');
    later = boundToSpan(() => inSpan({ name: 'later' }, async () => undefined));
  });
  await later?.();
  await inSpan({ name: 'another' }, async () => undefined);
  await tracing.stop();
  const outer = byName('outer');
  expect(outer.parentSpanId ?? '').toBe('');
  expect(outer.attributes).toEqual({ 'shixuan.job': 'downloads' });
  for (const name of ['inner', 'failed', 'later'])
    expect([byName(name).traceId, byName(name).parentSpanId]).toEqual([outer.traceId, outer.spanId]);
  expect(byName('another').traceId).not.toBe(outer.traceId);
  expect([byName('failed').isFailed, byName('failed').attributes['error.type']]).toEqual([true, 'TypeError']);
  expect(receiver.bodies.join()).not.toContain('secret');
  expect([...receiver.services]).toEqual(['site']);
  expect(receiver.headers[0]).toMatchObject({ authorization: 'Bearer key', 'content-type': 'application/json' });
});

test('a trace that a request begins has the id of the request; one that goes on keeps its own', async () => {
  const tracing = open();
  const id = randomUUID();
  const first = tracing.beginAsked({ name: 'page', kind: 'server' }, {}, id);
  const call = tracing.beginAsked({ name: 'call', kind: 'server' }, { traceparent: first.traceparent }, randomUUID());
  expect(first.traceId).toBe(id.replaceAll('-', ''));
  expect(call.traceId).toBe(first.traceId);
  const odd = tracing.beginAsked({ name: 'odd', kind: 'server' }, { traceparent: '00-zz' }, 'req.1');
  expect(odd.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(odd.traceId).not.toBe(first.traceId);
  for (const span of [call, first, odd]) span.end();
  await tracing.stop();
  expect(`00-${byName('call').traceId}-${byName('call').parentSpanId}-01`).toBe(first.traceparent);
});

test('whether a trace is recorded follows from its id, whatever the caller says', async () => {
  const tracing = open(0);
  const asked = { traceparent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01` };
  const span = tracing.beginAsked({ name: 'call', kind: 'server' }, asked, randomUUID());
  expect([span.isRecorded, span.traceId]).toEqual([false, '1'.repeat(32)]);
  expect(span.traceparent).toMatch(/-00$/);
  expect(span.within(() => tracing.isRecording())).toBe(false);
  span.end();
  await tracing.stop();
  expect(receiver.bodies).toEqual([]);
});

test('a collector that refuses is told once, and costs the site nothing', async () => {
  receiver.status = 400;
  const tracing = open();
  await inSpan({ name: 'lost' }, async () => undefined);
  await tracing.stop();
  expect(lines.filter(line => line.startsWith('追踪数据没有送出：'))).toHaveLength(1);
});

test('the SDK is loaded by one file, which nothing imports before a collector is named', () => {
  const sources = serverSources();
  const using = sources.filter(({ text }) => text.includes("'@opentelemetry/")).map(({ path }) => path);
  expect(using).toEqual(['platform/tracing/open-tracing.ts']);
  const imports = sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^.*['/]open-tracing'.*$/gm)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(imports.filter(line => !line.includes(': import type '))).toEqual([
    "start-site.ts: const { openTracing } = await import('./platform/tracing/open-tracing');",
  ]);
});

test('without tracing the work runs as it is', async () => {
  const work = async () => 7;
  expect(boundToSpan(work)).toBe(work);
  expect(await inSpan({ name: 'none' }, work)).toBe(7);
  expect(receiver.headers).toEqual([]);
});
