import { expect, test } from 'vitest';
import { licenceReport, readSbom } from './licence-report';

const component = (name: string, licenses: unknown[]) => ({
  name,
  version: '1.0.0',
  purl: `pkg:npm/${name}@1.0.0`,
  licenses,
});
const sbom = (...components: unknown[]) => readSbom(JSON.stringify({ bomFormat: 'CycloneDX', components }));

test('packages are listed by licence; own ones are not, and what nobody has looked at is named', () => {
  const { table, unknown, count } = licenceReport(
    sbom(
      component('zod', [{ license: { id: 'MIT' } }]),
      component('pg', [{ license: { id: 'MIT' } }]),
      component('dompurify', [{ expression: '(MPL-2.0 OR Apache-2.0)' }]),
      component('strict-one', [{ license: { id: 'AGPL-3.0-only' } }]),
      component('silent-one', []),
      component('shell', [{ license: { name: 'UNLICENSED' } }]),
    ),
  );
  expect(count).toBe(5);
  expect(table).toContain('| MIT | 2 | pg@1.0.0、zod@1.0.0 |');
  expect(table).not.toContain('shell@');
  expect(unknown).toEqual(['strict-one@1.0.0：AGPL-3.0-only', 'silent-one@1.0.0：未标注']);
});

test('what is no bill of materials is refused', () => {
  expect(() => readSbom('{"bomFormat":"SPDX","components":[]}')).toThrow();
});
