import { expect, test } from 'vitest';
import { readTracingSettings } from './tracing-settings';

test('nothing is traced unless a collector is named', () => {
  expect(readTracingSettings({})).toBeUndefined();
  expect(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: 'x' })).toBeUndefined();
});

test('the standard variables are read', () => {
  expect(readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' })).toEqual({
    url: 'http://localhost:4318/v1/traces',
    headers: {},
    serviceName: 'shixuan',
    ratio: 1,
  });
  expect(
    readTracingSettings({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example.com/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20k=, x-tenant=1',
      OTEL_SERVICE_NAME: 'shixuan-staging',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }),
  ).toEqual({
    url: 'https://otel.example.com/otlp/v1/traces',
    headers: { authorization: 'Bearer k=', 'x-tenant': '1' },
    serviceName: 'shixuan-staging',
    ratio: 0.1,
  });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:secret@localhost'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=secret%zz'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', 'all'],
])('a wrong %s is named, and no key repeated', (name, value) => {
  const read = () => readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow(/secret/);
});
