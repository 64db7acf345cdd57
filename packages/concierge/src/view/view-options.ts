import type { Trip } from '@wayfarer/contract';
import { type Language, toSpeaker } from '@wayfarer/language';
import { compareInWords, type PlanningState, toParty, toPreferences, valueOf } from '@wayfarer/planner';
import { toPlaceBook, type TripFacts, type VisitId } from '@wayfarer/trip';

import { keepView } from './keep-view.ts';
import { adviseOption, type OptionContext, toOption } from './to-option.ts';
import { toPersons } from './to-persons.ts';

/** The options of a trip as they are shown, and how they compare. */
export interface OptionsView {
  readonly options: Trip['options'];
  readonly note: string | undefined;
}

const NO_OPTIONS: OptionsView = { options: [], note: undefined };

interface Sources {
  readonly from: Pick<PlanningState, 'options'> & { readonly facts: TripFacts; readonly language: Language };
  readonly about: Pick<OptionContext, 'party' | 'preferences' | 'mustDo'>;
}

export function viewOptions(planning: PlanningState, language: Language): OptionsView {
  const sources = sourcesOf(planning, language);
  return sources ? viewOffered(sources) : NO_OPTIONS;
}

/** Each works out what is said of one option beside its days. */
export function listAdvising(planning: PlanningState, language: Language): readonly (() => unknown)[] {
  const sources = sourcesOf(planning, language);
  if (!sources) return [];
  const context = contextOf(sources);
  return planning.options.map((option) => () => adviseOption(option, context));
}

function sourcesOf({ options, gathered, facts, hints }: PlanningState, language: Language): Sources | undefined {
  if (!gathered) return undefined;
  const party = toParty(facts, hints);
  const about = { party, preferences: toPreferences(facts), mustDo: valueOf(facts, 'mustDo') ?? [] };
  return { from: { options, facts: gathered, language }, about };
}

const viewOffered = keepView(
  ({ from }: Sources) => from.options,
  (sources): OptionsView => {
    const { options } = sources.from;
    const context = contextOf(sources);
    const { facts, party, preferences, mustDo } = context;
    const [first] = options;
    return {
      options: options.map((option) => ({
        ...toOption(option, context, option === first ? undefined : first),
        ...toPersons({ days: option.days, facts, party, mustDo, preferences: { ...preferences, pace: option.pace } }),
      })),
      note: compareInWords(options, context.speaker),
    };
  },
);

function contextOf({ from: { facts, language }, about }: Sources): OptionContext {
  const speaker = toSpeaker({ days: [], facts }, language);
  return { ...about, facts, book: toPlaceBook(facts.places), done: new Set<VisitId>(), speaker };
}
