import { ModelError, type ModelFault } from '../model/model-error.ts';
import { parseRetryAfter } from '../retry-after.ts';
import { isTransient } from '../transient.ts';
import { findOutsideAnswerError, type OutsideFault } from '../web/outside/outside-answer-error.ts';

/** What is read of an error, by shape and not by class: several copies of `@ai-sdk/provider` may be installed. */
interface ProviderError {
  readonly name?: unknown;
  readonly message?: unknown;
  /** Of the HTTP answer, where there was one. */
  readonly statusCode?: unknown;
  readonly isRetryable?: unknown;
  readonly responseHeaders?: Readonly<Record<string, string>> | undefined;
  /** What a provider sends in a stream has one or both of these. */
  readonly type?: unknown;
  readonly code?: unknown;
  /** The body of the HTTP answer, read. */
  readonly data?: unknown;
}

const SAYING: Readonly<Record<ModelFault, string>> = {
  'rate-limited': 'is asked too often',
  unavailable: 'is not available',
  timeout: 'gave no reply in time',
  unreadable: 'gave a reply that cannot be read',
  'refused-request': 'does not take the request',
  unauthorized: 'does not let us in; check the API key and the account',
};

const BY_NAME: ReadonlyMap<unknown, ModelFault> = new Map([
  ['UnreadableReply', 'unreadable'],
  ['AI_JSONParseError', 'unreadable'],
  ['AI_TypeValidationError', 'unreadable'],
  ['AI_InvalidResponseDataError', 'unreadable'],
  ['AI_EmptyResponseBodyError', 'unreadable'],
  ['AI_NoContentGeneratedError', 'unreadable'],
  ['AI_LoadAPIKeyError', 'unauthorized'],
  ['TimeoutError', 'timeout'],
  // Nobody on our side broke it off: then it is not an error, see `aiSdkModel`.
  ['AbortError', 'unavailable'],
]);

/** What providers call their errors, as far as it says whose fault it is. The first that fits counts. */
const BY_WORD: readonly (readonly [RegExp, ModelFault])[] = [
  // An account that ran dry is answered with 429, too, and waiting does not fill it.
  [/insufficient_quota|billing|authentication|permission|api_key/, 'unauthorized'],
  [/rate_limit/, 'rate-limited'],
  [/overloaded|server_error|api_error|unavailable/, 'unavailable'],
  [/invalid|not_found|unsupported|too_large|context_length/, 'refused-request'],
];

const BY_OUTSIDE_FAULT: Readonly<Record<OutsideFault, ModelFault>> = {
  'too-big': 'unreadable',
  'too-complex': 'unreadable',
  slow: 'timeout',
  stalled: 'timeout',
  moved: 'refused-request',
};

const LONGEST_DETAIL = 300;

/** Whatever a provider or the network threw, as an error that says whether another attempt may help, and when. */
export function toModelError(thrown: unknown, model: string): ModelError {
  const outside = findOutsideAnswerError(thrown);
  if (outside) {
    const fault = BY_OUTSIDE_FAULT[outside.fault];
    return new ModelError(`"${model}" ${SAYING[fault]}: it ${outside.message}.`, { model, fault, cause: outside });
  }
  const error: ProviderError = typeof thrown === 'object' && thrown !== null ? thrown : { message: thrown };
  const fault = faultOf(error);
  const retryAfterMs = retryAfterOf(error.responseHeaders);
  const wait = retryAfterMs === undefined ? '' : ` It asks to wait ${Math.ceil(retryAfterMs / 1000)} s.`;
  return new ModelError(`"${model}" ${SAYING[fault]}${detailOf(error)}${wait}`, {
    model,
    fault,
    retryAfterMs,
    cause: thrown,
  });
}

function faultOf(error: ProviderError): ModelFault {
  const { statusCode, name, isRetryable } = error;
  const words = wordsOf(error);
  const named = BY_WORD.find(([word]) => word.test(words))?.[1];
  if (typeof statusCode === 'number' && statusCode >= 400) {
    const isDry = statusCode === 429 && (named === 'unauthorized' || isRetryable === false);
    return isDry ? 'unauthorized' : faultOfStatus(statusCode);
  }
  const known = BY_NAME.get(name);
  if (known) return known;
  if (isRetryable === true || isTransient(error)) return 'unavailable';
  // The request was taken (a status below 400), and yet it went wrong: it is the reply.
  if (statusCode !== undefined) return 'unreadable';
  if (error instanceof Error) return 'refused-request';
  // What was sent in the middle of a stream.
  const code = Number(error.code);
  return named ?? (code >= 400 && code < 600 ? faultOfStatus(code) : 'unavailable');
}

function faultOfStatus(status: number): ModelFault {
  if (status === 429) return 'rate-limited';
  if (status === 401 || status === 402 || status === 403) return 'unauthorized';
  if (status === 408 || status === 504) return 'timeout';
  return status === 409 || status >= 500 ? 'unavailable' : 'refused-request';
}

/** The provider's own words for the kind of error. */
function wordsOf({ type, code, data }: ProviderError): string {
  const inner = (data as { error?: ProviderError | null } | undefined)?.error;
  return [type, code, inner?.type, inner?.code].filter((word) => typeof word === 'string').join(' ');
}

/** OpenAI's header first, which is finer than the standard's. A date is told by the provider's clock, not by ours. */
function retryAfterOf(headers: ProviderError['responseHeaders']): number | undefined {
  if (!headers) return undefined;
  const milliseconds = Number(headers['retry-after-ms'] || NaN);
  if (milliseconds >= 0) return Math.ceil(milliseconds);
  const theirNow = Date.parse(headers['date'] ?? '');
  return parseRetryAfter(headers['retry-after'], Number.isNaN(theirNow) ? Date.now() : theirNow);
}

/** What the provider said, short enough for a log and without anything that looks like a key. */
function detailOf({ statusCode, message }: ProviderError): string {
  // A provider may put all that it got into its message: the rest is not even looked at.
  const said = (typeof message === 'string' ? message.slice(0, 2 * LONGEST_DETAIL) : '')
    .trim()
    .replaceAll(/\b(sk|key|Bearer)[-_ ][\w.-]{8,}/g, '$1…');
  const short = said.length > LONGEST_DETAIL ? `${said.slice(0, LONGEST_DETAIL)}…` : said;
  const status = typeof statusCode === 'number' && statusCode >= 400 ? ` (HTTP ${statusCode})` : '';
  return `${status}${short ? `: ${short}` : '.'}`;
}
