import type { SayAsk } from './ask-facts.ts';
import type { answers } from './en/answers.ts';
import type { bookings } from './en/bookings.ts';
import type { check } from './en/check.ts';
import type { days } from './en/days.ts';
import type { decisions } from './en/decisions.ts';
import type { disruptions } from './en/disruptions.ts';
import type { edits } from './en/edits.ts';
import type { findings } from './en/findings.ts';
import type { options } from './en/options.ts';
import type { planning } from './en/planning.ts';
import type { plans } from './en/plans.ts';
import type { talk } from './en/talk.ts';
import type { wishes } from './en/wishes.ts';
import type { words } from './en/words.ts';
import type { SayReason } from './reason-facts.ts';

/** The same keys with any words: what is a sentence in English is one in every language. */
type Said<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Value extends readonly string[]
      ? readonly string[]
      : { readonly [Key in keyof Value]: Said<Value[Key]> };

export type Words = Said<typeof words>;
export type EditTexts = Said<typeof edits>;
export type AnswerTexts = Said<typeof answers>;
export type BookingTexts = Said<typeof bookings>;
export type CheckTexts = Said<typeof check>;
export type TalkTexts = Said<typeof talk>;
export type DayTexts = Said<typeof days>;
export type DecisionTexts = Said<typeof decisions>;
export type DisruptionTexts = Said<typeof disruptions>;
export type FindingTexts = Said<typeof findings>;
export type OptionTexts = Said<typeof options>;
export type PlanningTexts = Said<typeof planning>;
export type PlanTexts = Said<typeof plans>;
export type WishTexts = Said<typeof wishes>;

/** All that is said in one language. English has the keys; a translation that lacks one does not compile. */
export interface Texts {
  readonly words: Words;
  readonly edits: EditTexts;
  readonly reasons: SayReason;
  readonly asks: SayAsk;
  readonly answers: AnswerTexts;
  readonly bookings: BookingTexts;
  readonly check: CheckTexts;
  readonly talk: TalkTexts;
  readonly days: DayTexts;
  readonly decisions: DecisionTexts;
  readonly disruptions: DisruptionTexts;
  readonly findings: FindingTexts;
  readonly options: OptionTexts;
  readonly planning: PlanningTexts;
  readonly plans: PlanTexts;
  readonly wishes: WishTexts;
}
