import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { settings } from './settings';

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const names = new Set(settings.map(({ name }) => name));
const Known = z.string().refine(name => names.has(name) || /^(AWS_|NODE_ENV)/.test(name), 'is no setting of the site');

test('the image runs as nobody in particular, without secrets, and says whether it is well', () => {
  const text = read('Containerfile');
  expect(text).toMatch(/^USER 10001:10001$/m);
  expect(text).toMatch(/^HEALTHCHECK .*\\\n.*\/healthz/m);
  expect(text.match(/^FROM \S+/gm)).toHaveLength(2);
  expect(text).not.toMatch(/PASSWORD|TOKEN|SECRET/i);
  for (const [, name] of text.matchAll(/\b([A-Z][A-Z_]{3,})=/g)) Known.parse(name);
  for (const path of ['.env', '.git', 'var', 'node_modules']) expect(read('.dockerignore').split('\n')).toContain(path);
});

test('two processes of the compose file are bound as tightly, behind a proxy, with settings that there are', () => {
  const Site = z.object({
    read_only: z.literal(true),
    cap_drop: z.tuple([z.literal('ALL')]),
    security_opt: z.array(z.string()).min(1),
    environment: z.record(Known, z.string()),
  });
  const Compose = z.object({
    services: z.object({ 'site-a': Site, 'site-b': Site, database: z.object({}), proxy: z.object({}) }),
  });
  const { services } = Compose.parse(parse(read('deploy/compose/compose.yaml'), { merge: true }));
  expect(services['site-a'].environment).toHaveProperty('TRUST_PROXY');
  // Extended instead of replaced, the header would hold what a visitor wrote into it.
  expect(read('deploy/compose/nginx.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
});

test('the manifests of Kubernetes ask for no rights, and look at what says that the site is well', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/shixuan.yaml')).map(document => {
    expect(document.errors).toEqual([]);
    return Object(document.toJS());
  });
  expect(documents.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Service', 'PodDisruptionBudget']);
  z.record(Known, z.string()).parse(documents[0].data);
  const pod = documents[1].spec.template.spec;
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
  expect(pod.containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(pod.containers[0].readinessProbe.httpGet.path).toBe('/readyz');
  expect(pod.containers[0].livenessProbe.httpGet.path).toBe('/healthz');
  const { command } = pod.containers[0].lifecycle.preStop.exec;
  expect(command).toEqual(['sleep', expect.stringMatching(/^\d+$/)]);
  // The pause, and what a stop takes.
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(Number(command[1]) + 40);
});

test('the unit of systemd shuts the process in and gives it the time that a stop takes', () => {
  const unit = read('deploy/shixuan.service');
  for (const line of ['NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'TimeoutStopSec=40'])
    expect(unit.split('\n')).toContain(line);
});
