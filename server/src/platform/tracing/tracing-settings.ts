import { z } from 'zod';
import { readEnvironment } from '../read-environment';

export interface TracingSettings {
  /** Where traces are sent: the collector's address for traces by OTLP over HTTP. */
  url: string;
  /** Sent along, such as a key of the collector. */
  headers: Readonly<Record<string, string>>;
  serviceName: string;
  /** Share of the traces that are recorded, 0 to 1. */
  ratio: number;
}

const HEADERS_FORM = '应形如 名称=值，多个用逗号分隔，值按 URL 编码';
/** `name=value`, a value percent-encoded, as the specification of OpenTelemetry writes headers in a variable. */
const HEADER = /^\s*([\w-]{1,100})\s*=\s*([!-+\--~]{0,4000})\s*$/;

const readHeaders = (text: string): [string, string][] | undefined => {
  const pairs: [string, string][] = [];
  for (const part of text.split(',')) {
    const [, name, value] = HEADER.exec(part) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      pairs.push([name, decodeURIComponent(value)]);
    } catch {
      return undefined;
    }
  }
  return pairs;
};

const share = '应为 0 到 1 的数';

const Environment = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .regex(/^https?:\/\/[^\s/@?#]+(\/[^\s?#]*)?$/, '应形如 http://localhost:4318，不含用户名和密码')
    .refine(URL.canParse, '应形如 http://localhost:4318，不含用户名和密码')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const pairs = readHeaders(text);
      if (pairs) return Object.fromEntries(pairs);
      context.addIssue({ code: 'custom', message: HEADERS_FORM });
      return z.NEVER;
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, '至多 100 个字').default('shixuan'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(share).min(0, share).max(1, share).default(1),
});

/** Variables whose values may hold a key: messages do not repeat them. */
const SECRET: readonly string[] = ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_HEADERS'];

/**
 * Reads whether and where traces are sent; an empty variable counts as absent.
 * @returns undefined where no collector is named: nothing is traced then
 * @throws StartError that names the variable and what would be right
 */
export function readTracingSettings(environment: NodeJS.ProcessEnv): TracingSettings | undefined {
  const values = readEnvironment(Environment, environment, SECRET);
  const endpoint = values.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (endpoint === undefined) return undefined;
  return {
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS ?? {},
    serviceName: values.OTEL_SERVICE_NAME,
    ratio: values.OTEL_TRACES_SAMPLER_ARG,
  };
}
