import type { FastifyInstance, FastifyReply } from 'fastify';
import { type PolicyViolation, readPolicyReport } from '../../domain/telemetry/policy-report';
import { createAddressLimit } from '../api/http/address-limit';
import { commonHeaders, POLICY_REPORTS } from '../pages/policy/security-headers';

/** Room for a batch of the Reporting API, samples and policies included. */
const BODY_LIMIT_BYTES = 32 * 1024;

/** Per address; a page that violates its policy in a loop tells enough by that. */
const PER_MINUTE = 30;

/**
 * `POST /site/policy-report`: browsers send what the content security policy refused and read no answer.
 * @throws CallError 429 when one address sends too many
 */
export function registerPolicyReports(
  app: FastifyInstance,
  { onViolations }: { onViolations: (violations: readonly PolicyViolation[]) => void },
): void {
  const limit = createAddressLimit(PER_MINUTE, '上报');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json', 'application/json'],
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      let parsed: unknown;
      try {
        parsed = JSON.parse(String(body));
      } catch {
        // Answered as every other body that is no report.
      }
      done(null, parsed);
    },
  );
  app.post(
    POLICY_REPORTS,
    { bodyLimit: BODY_LIMIT_BYTES, onRequest: ({ ip }) => limit.count(ip) },
    async (request, reply) => {
      const violations = readPolicyReport(request.body);
      if (!violations) return answer(reply, 422).type('text/plain; charset=utf-8').send('上报内容不符合格式。\n');
      onViolations(violations);
      return answer(reply, 204).send();
    },
  );
}

const answer = (reply: FastifyReply, status: 204 | 422) =>
  reply.code(status).headers({ ...commonHeaders, 'cache-control': 'no-store' });
