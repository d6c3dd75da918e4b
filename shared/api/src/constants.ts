// Values that both the browser and the schemas use; free of zod, so the browser may import them at run time.

/** The value that stands for 未标注 in `in` lists and facets. */
export const MISSING = '__missing';

export const PAGE_SIZES = [24, 48, 96, 200, 500] as const;

/** Result codes of the `state` field. Every answer carries one, whatever its HTTP status. */
export const ResultCode = {
  success: 0,
  codeErr: 1010,
  paramsErr: 422,
  authFail: 401,
  notAuth: 406,
  failAuth: 10000,
} as const;

/** Header of every API answer: the revision of the registry of deployed versions at that moment. */
export const REVISION_HEADER = 'x-site-revision';

/**
 * Version of the API: a minor adds calls, fields or values; a major takes away or changes what there was. Raised with the change. A
 * remote states in `requires.api` the least that it needs.
 */
export const API_VERSION = '1.1.0';

/** Header of every API answer: the version of the API of the site that gave it. */
export const API_VERSION_HEADER = 'x-api-version';

/**
 * Header of a refusal that a proof of work lifts: base64 of the JSON of a challenge. The proof is sent with the same call in the
 * other header: base64 of the JSON of `{ challenge, solution }`, each challenge once.
 */
export const WORK_CHALLENGE_HEADER = 'x-work-challenge';
export const WORK_PROOF_HEADER = 'x-work-proof';

/** Header of the answer to a call that the site does not have: its text is for the author of the page, not for its visitor. */
export const NO_SUCH_CALL_HEADER = 'x-no-such-call';
