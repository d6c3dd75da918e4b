import type { z } from 'zod';
import { answerFields } from './answer-fields';
import { callPaths } from './call-paths';
import type { CallContent, CallName, Calls } from './calls';
import type { Envelope } from './result';

export type { AttributeDefinition, AttributeOption, Attributes, AttributeValue } from './attribute';
export { brandLabel, brandNames } from './brand-label';
export { callPaths } from './call-paths';
export type { CallContent } from './calls';
export type { AccountProfile, AccountSession, SessionUser } from './calls/account';
export type { KeptItem } from './calls/account-kept';
export type { ArticleCategory, ArticleHeading, ArticleProducts, ArticleReference, ArticleRow } from './calls/article';
export type { DepthCameraRow } from './calls/depth-camera';
export type { DownloadItem, DownloadVersion } from './calls/download';
export type { CompanyInfo, MenuItem } from './calls/home';
export type { CompatibleGroup, CompatibleReason, SeriesFigure, Solid, Sort } from './calls/product';
export type { NearProfiler, ProfilerLedgerEntry, ProfilerRow, SelectedProfiler } from './calls/profiler';
export type { SchemeComment } from './calls/scheme';
export type {
  ArticleHit,
  BrandHit,
  DownloadHit,
  ProductHit,
  SearchGroup,
  SearchKind,
  SeriesHit,
  Span,
  SuggestItem,
  SuggestKind,
  UnderstoodTerm,
} from './calls/search';
export type { Explained } from './calls/selection-explained';
export type { PartRole, SelectedPart } from './calls/selection-parts';
export type { FrontRow, LedgerEntry, NearMiss, PairRow, Setting, SystemRow } from './calls/selection-results';
export type { BareSensor } from './calls/selection-task';
export { compareItem } from './compare-item';
export {
  API_VERSION,
  API_VERSION_HEADER,
  MISSING,
  NO_SUCH_CALL_HEADER,
  PAGE_SIZES,
  REVISION_HEADER,
  ResultCode,
  WORK_CHALLENGE_HEADER,
  WORK_PROOF_HEADER,
} from './constants';
export { outlineSource, thumbnailSource } from './drawing-sources';
export type { Facet, Filter, Filters } from './facet';
export { applies, isKnown, isMissing, keyFigures, leadingFigures, rowFigures } from './key-figures';
export { parseId } from './parse-id';
export type { Brand, Category, ProductPicture, ProductRow, ProductSource } from './product';
export type { Envelope };

// Only types come from the schemas here, so the browser does not download a validator for answers of its own server.

export interface RequestOptions {
  /** Show the loading mask while the call runs. */
  showLoading?: boolean;
  /** Show no toast when the call fails; the caller shows the error itself. */
  silent?: boolean;
  signal?: AbortSignal;
  /** Whether the answer's content has the form that the caller was built for. */
  accepts?(content: unknown): boolean;
}

/** Posts `body` to a path below the base path and resolves to the answer's content, or rejects. The shell provides it. */
export type RequestFunction = (path: string, body: unknown, options?: RequestOptions) => Promise<unknown>;

/** Calls that show the loading mask. */
const withLoadingMask = new Set<CallName>(['productList', 'productFiltersInit']);

export type CallRequest<N extends CallName> = z.input<Calls[N]['request']>;
export type Api = {
  readonly [N in CallName]: (body: CallRequest<N>, options?: RequestOptions) => Promise<CallContent<N>>;
};

/**
 * The typed client over a request function.
 * @example const { list } = await createApi(host.request).productList({ categoryId: 1 });
 */
export function createApi(request: RequestFunction): Api {
  const entries = Object.entries(callPaths).map(([name, path]) => [
    name,
    (body: unknown, options?: RequestOptions) =>
      request(path, body, {
        showLoading: withLoadingMask.has(name as CallName),
        accepts: content => hasFields(content, answerFields[name] ?? []),
        ...options,
      }),
  ]);
  return Object.freeze(Object.fromEntries(entries)) as Api;
}

const hasFields = (content: unknown, fields: readonly string[]): boolean =>
  typeof content === 'object' && content !== null && fields.every(field => field in content);

/** Whether a body is an answer of the API; a proxy in between may answer something else. */
export const isEnvelope = (data: unknown): data is Envelope =>
  typeof data === 'object' && data !== null && 'state' in data && typeof data.state === 'number';

/** Whether a call was answered that there is no such thing, as against not being answered well. */
export const isNotFound = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
