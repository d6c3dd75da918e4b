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
  expect(text).toMatch(/^RUN .*npm run runtime -- (\S+)\n[\s\S]*^COPY --from=build \S+ \1 /m);
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
    services: z.object({
      'site-a': Site,
      'site-b': Site,
      database: z.object({ networks: z.tuple([z.literal('inside')]) }),
      proxy: z.object({ networks: z.tuple([z.literal('outside')]) }),
    }),
    networks: z.object({ inside: z.object({ internal: z.literal(true) }) }),
  });
  // The site's role is made by the superuser, whose password the site does not get.
  const compose = read('deploy/compose/compose.yaml');
  expect(compose).toMatch(/DATABASE_URL: postgres:\/\/shixuan_site:\$\{SITE_PASSWORD:\?\}@/);
  expect(compose.match(/^.*POSTGRES_PASSWORD.*$/gm)).toHaveLength(1);
  expect(read('deploy/compose/create-role.sh')).toMatch(
    /create role shixuan_site login password :'password' nosuperuser nocreatedb nocreaterole noreplication;\ncreate database shixuan owner shixuan_site/,
  );
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
  expect(documents.map(({ kind }) => kind)).toEqual([
    'ConfigMap',
    'Deployment',
    'Service',
    'PodDisruptionBudget',
    'NetworkPolicy',
  ]);
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
  // Out of the pods goes what the site asks for, and nothing else.
  const { podSelector, policyTypes, egress } = documents[4].spec;
  expect([podSelector, policyTypes]).toEqual([documents[1].spec.selector, ['Egress']]);
  const ports = z.array(z.object({ ports: z.array(z.object({ port: z.number() })).min(1) })).parse(egress);
  expect(new Set(ports.flatMap(({ ports: open }) => open.map(({ port }) => port)))).toEqual(
    new Set([53, 5432, 443, 465]),
  );
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

test('the proxy writes no secret of an address into its log', () => {
  const conf = read('deploy/compose/nginx.conf');
  const formats = [...conf.matchAll(/^log_format (\w+) '(.*)';$/gm)].map(([, name, format = '']) => ({ name, format }));
  expect(formats.map(({ name }) => name)).toEqual(['site']);
  // The whole line, the search, and the page before are where secrets stand.
  expect(formats[0]?.format).not.toMatch(/\$(request|request_uri|uri|args|query_string|http_\w+)\b/);
  const servers = conf.split(/^server \{$/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server.match(/access_log .*;/g)).toEqual([expect.stringMatching(/ site;$/)]);
  const [, secret = '', shown] = /~(\S+) (\S+);/.exec(conf) ?? [];
  expect(['/files/sxg_0123', '/files/a/b'].map(path => new RegExp(secret).test(path))).toEqual([true, true]);
  expect(shown).toBe('/files/-');
});

test('the proxy leads pages to HTTPS, and refuses calls in the clear instead of leading them on', () => {
  const [, clear = ''] = /listen 80;([\s\S]*?)\n}/.exec(read('deploy/compose/nginx.conf')) ?? [];
  const [, calls = ''] = /location ~ (\S+) {\s*return 403;\s*}/.exec(clear) ?? [];
  const isCall = (path: string) => new RegExp(calls).test(path);
  for (const path of ['/web/Home/Login', '/api/web/Home/Login', '/deploy/v1/publish', '/mcp', '/embed/v1/frame'])
    expect([path, isCall(path)]).toEqual([path, true]);
  for (const path of ['/', '/goods/list', '/ops', '/webcams', '/deployment'])
    expect([path, isCall(path)]).toEqual([path, false]);
  // Whatever else is no mere reading of a page.
  expect(clear).toMatch(
    /location \/ {\s*if \(\$request_method !~ \^\(GET\|HEAD\)\$\) {\s*return 403;\s*}\s*return 301/,
  );
});
