import type { SessionState } from '../conversation/session-state.ts';
import type { ParamValue } from '../intents/intent.ts';

/** What a policy goes by besides the parameters. */
export interface PolicyFacts {
  readonly customer: unknown;
  readonly data: unknown;
  readonly history: unknown;
}

export interface FactsRequest {
  readonly tool: string;
  /** With their true values. */
  readonly params: Readonly<Record<string, ParamValue>>;
  readonly customerId: string | null;
  readonly tier: string | undefined;
  readonly session: SessionState;
}

/** Where facts about customers and their affairs come from. */
export interface DataSource {
  /** What a policy is to know about a call. What is not known is left out: a rule that needs it then fails closed. */
  factsFor(request: FactsRequest): PolicyFacts | Promise<PolicyFacts>;
  /** Personal values of a customer, e.g. `{ name: ['Ada Byron'] }`: hidden wherever they appear. */
  personalOf?(
    customerId: string,
  ): Readonly<Record<string, readonly string[]>> | Promise<Readonly<Record<string, readonly string[]>>>;
}

/** Knows nothing but what the conversation itself tells. */
export const conversationOnly: DataSource = {
  factsFor: ({ customerId, tier, session }) => ({
    customer: { id: customerId, tier },
    data: {},
    history: { calls: Object.values(session.done).map(({ tool }) => tool) },
  }),
};
