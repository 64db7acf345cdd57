/**
 * @module
 * Servers that answer as broken or hostile ones do: for tests and measurements of what asks them.
 */
export {
  drips,
  type HostileAnswer,
  neverAnswers,
  redirectsTo,
  sendsBomb,
  sendsBytes,
  sendsDeepJson,
  sendsHeaders,
  sendsLongLine,
  sendsManyValues,
  sendsTokens,
  stalls,
} from './hostile-answers.ts';
export { type HostileRequest, HostileServer } from './hostile-server.ts';
