/** What can go wrong on the way of an interaction, for evaluations and screens to go by. */
export type RouterErrorCode =
  /** The tool of the intent is not registered. */
  | 'unknown-tool'
  /** The tool refused the parameters. */
  | 'invalid-params'
  | 'permission-denied'
  /** A policy said no. */
  | 'policy-denied'
  /** The policy, or the facts it goes by, could not be had: nothing was run. */
  | 'policy-unavailable'
  | 'tool-failed'
  | 'tool-timeout'
  /** The tool has failed so often that it is left alone for a while. */
  | 'tool-unavailable'
  /** The planner failed, or made something else than a plan: nothing was run. */
  | 'plan-failed'
  /** The classifier failed: the message counts as not understood. */
  | 'classifier-failed'
  | 'aborted';

/** What is said to the customer, and whether trying again makes sense. */
export const ROUTER_ERRORS: Readonly<Record<RouterErrorCode, { readonly text: string; readonly retryable: boolean }>> =
  {
    'unknown-tool': { text: 'I cannot do that here.', retryable: false },
    'invalid-params': { text: 'Something in that request was not right.', retryable: false },
    'permission-denied': { text: 'I am not permitted to do that.', retryable: false },
    'policy-denied': { text: 'I am not able to do that.', retryable: false },
    'policy-unavailable': { text: 'I could not check whether this is allowed, so I did nothing.', retryable: true },
    'tool-failed': { text: 'That did not work.', retryable: false },
    'tool-timeout': { text: 'That took too long.', retryable: true },
    'tool-unavailable': { text: 'That is out of order at the moment.', retryable: true },
    'plan-failed': { text: 'That is more than I can do at the moment.', retryable: false },
    'classifier-failed': { text: 'I could not read that.', retryable: true },
    aborted: { text: 'That was stopped.', retryable: true },
  };
