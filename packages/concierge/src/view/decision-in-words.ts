import { sayDate, sayDuration, sayInARow, sayNumber, sayPercent, sayTogether, type Speaker } from '@wayfarer/language';
import type { Alternative, Choice, Decision, Journey, Measure } from '@wayfarer/replanner';
import { describeHours, findVisit, getPlace, hoursOn, toPlaceBook, type Visit } from '@wayfarer/trip';
import { formatTime, MINUTES_PER_DAY } from '@wayfarer/trip/clock';
import { WEATHER_SEVERITY } from '@wayfarer/trip/vocabulary';

/** An open question in another language than English, which the replanner speaks itself: by its figures and codes. */
export interface DecisionInWords {
  readonly text: string;
  readonly limitWhy: string;
  readonly choice: (choice: Choice) => string;
  readonly alternative: (alternative: Alternative) => string;
  readonly explained: { readonly asked: string; readonly recommended: string; readonly limit: string };
}

interface Telling {
  readonly journey: Journey;
  readonly decision: Decision;
  readonly speaker: Speaker;
  readonly visit: Visit | undefined;
  readonly name: string;
  /** With which a visit that waited can come back. */
  readonly back: Alternative | undefined;
}

export function decisionInWords(journey: Journey, decision: Decision, speaker: Speaker): DecisionInWords {
  const visit = findVisit(journey.days, decision.visit)?.visit ?? findWaiting(journey, decision);
  const name = visit ? (visit.label ?? speaker.name(visit.place)) : speaker.texts.words.it;
  const [first] = decision.alternatives;
  const isReturn = decision.trigger.about === 'return';
  const back = isReturn && first?.place === visit?.place ? first : undefined;
  const telling = { journey, decision, speaker, visit, name, back };
  const limitWhy = sayLimit(telling);
  return {
    text: sayText(telling, limitWhy),
    limitWhy,
    choice: (choice) => sayChoiceWithReason(choice, telling),
    alternative: (alternative) => sayAlternative(alternative, telling),
    explained: explain(telling),
  };
}

function findWaiting({ waiting }: Journey, { visit: id }: Decision): Visit | undefined {
  return waiting.find(({ visit }) => visit.id === id)?.visit;
}

function sayText({ decision, speaker, name, back }: Telling, limitWhy: string): string {
  const { disruptions } = speaker.texts;
  if (decision.trigger.about === 'return')
    return back ? disruptions.canReturn(name, formatTime(back.arrive)) : disruptions.cannotReturn(name);
  const trouble = sayTrouble(decision.trigger.measure, name, speaker);
  return decision.reading.limit === null
    ? trouble
    : sayTogether([trouble, disruptions.yourLimit(limitWhy)], speaker.language);
}

/** What is the matter, as a sentence. */
function sayTrouble(measure: Measure, name: string, { texts, language }: Speaker): string {
  const { disruptions, words } = texts;
  switch (measure.kind) {
    case 'crowd':
    case 'traffic':
      return disruptions[measure.kind](name, sayPercent(measure.level, language));
    case 'weather':
      return disruptions.weather(
        name,
        words.weather[measure.condition],
        sayPercent(WEATHER_SEVERITY[measure.condition], language),
      );
    case 'closed':
      return measure.hours?.length
        ? disruptions.otherHours(name, describeHours(measure.hours))
        : disruptions.closed(name);
    case 'unwanted':
      return disruptions.unwanted(name);
    case 'delay':
      return disruptions.delay(name, sayDuration(measure.minutes, language));
  }
}

/** A level as one says it: a delay in minutes, all else in percent. */
function sayLevel(kind: Measure['kind'], level: number, { language }: Speaker): string {
  return kind === 'delay' ? sayDuration(level * MINUTES_PER_DAY, language) : sayPercent(level, language);
}

/** From which share of outdoor places on the limit for weather is the lower one: between the two, mornings or not. */
const MOSTLY_OUTDOORS_UNDER = 0.5;

/** How the limit comes about. */
function sayLimit({ journey, decision: { reading }, speaker }: Telling): string {
  const { limits } = speaker.texts.disruptions;
  const { kind, limit } = reading;
  const { avoidCrowds, pace, heavyTravelPenalty } = journey.start.preferences;
  const level = limit === null ? '' : sayLevel(kind, limit, speaker);
  switch (kind) {
    case 'crowd':
      return avoidCrowds ? limits.avoidsCrowds(level) : limits.anyCrowd(level);
    case 'traffic': {
      const said = speaker.texts.planning.paces[pace];
      return heavyTravelPenalty ? limits.shortWays(level, said) : limits.traffic(level, said);
    }
    case 'weather':
      return (limit ?? 1) < MOSTLY_OUTDOORS_UNDER ? limits.mostOutdoors(level) : limits.fewOutdoors(level);
    case 'delay':
      return limits.minutes(level);
    case 'closed':
      return limits.closed;
    case 'unwanted':
      return limits.unwanted;
  }
}

function sayChoiceWithReason(choice: Choice, telling: Telling): string {
  const why = choice.recommended ? sayWhy(choice, telling) : '';
  return sayTogether([sayChoice(choice, telling), why], telling.speaker.language);
}

/** What a choice would do; where it is not offered, why not. */
function sayChoice(choice: Choice, telling: Telling): string {
  const { decision, speaker, name } = telling;
  const { disruptions } = speaker.texts;
  const isReturn = decision.trigger.about === 'return';
  switch (choice.choice) {
    case 'wait':
      return sayWait(choice, telling);
    case 'replace':
      return sayReplace(choice, telling);
    case 'skip':
      return isReturn ? disruptions.giveUp(name) : disruptions.skip(name);
    case 'keep':
      return isReturn ? disruptions.keepFree : sayKeep(choice, telling);
    case 'move': {
      const time = choice.until ?? telling.visit?.arrive;
      return disruptions.move(
        sayDate(choice.date ?? decision.date, speaker.language),
        time === undefined ? '' : formatTime(time),
      );
    }
  }
}

function sayWait({ offered, until }: Choice, { decision, speaker, visit }: Telling): string {
  const { disruptions } = speaker.texts;
  const { about, measure } = decision.trigger;
  if (!offered) {
    const { noWait } = disruptions;
    if (about === 'return') return noWait.full;
    if (measure.kind === 'closed') return measure.hours ? noWait.otherHours : noWait.closed;
    if (measure.kind === 'unwanted') return noWait.unwanted;
    return visit?.locked ? noWait.fixed(formatTime(visit.arrive)) : noWait.full;
  }
  // Waiting for a level goes on for a time as well; a delay is over at its time.
  const below = measure.kind === 'delay' || (about === 'return' && until !== undefined) ? null : decision.reading.limit;
  const when = sayReturn({ until: until ?? null, kind: measure.kind, below }, speaker);
  return about === 'return' ? disruptions.waitOn(when) : disruptions.wait(when);
}

/** `um 17:00 oder wenn der Andrang unter 35 % liegt`: when what waits comes back. */
export function sayReturn(
  {
    until,
    kind,
    below,
  }: { readonly until: Visit['arrive'] | null; readonly kind: Measure['kind']; readonly below: number | null },
  speaker: Speaker,
): string {
  const { disruptions } = speaker.texts;
  const at = until === null ? undefined : disruptions.at(formatTime(until));
  const under =
    below === null || kind === 'closed' || kind === 'unwanted' || (kind === 'delay' && at !== undefined)
      ? undefined
      : disruptions.under[kind](sayLevel(kind, below, speaker));
  if (at === undefined || under === undefined) return at ?? under ?? disruptions.laterThatDay;
  return disruptions.or(at, under);
}

function sayReplace({ offered }: Choice, { decision, speaker, name, back }: Telling): string {
  const { disruptions, reasons } = speaker.texts;
  const { alternatives, noneBecause, trigger } = decision;
  const [first] = alternatives;
  if (back) return disruptions.putBack(name, formatTime(back.arrive));
  if (offered && first)
    return disruptions.replace(speaker.name(first.place), trigger.about === 'return' ? 0 : alternatives.length - 1);
  if (trigger.about === 'return') return disruptions.noPutBack(name);
  const isTold = noneBecause !== null && TOLD_ALONE.has(noneBecause);
  const why = isTold ? reasons[noneBecause]({ name: '', date: '', hours: '', first: '', last: '' }) : '';
  return sayTogether([disruptions.noReplace, why], speaker.language);
}

/** Reasons that are a sentence without a place or a day. */
const TOLD_ALONE: ReadonlySet<string> = new Set(['nothing-within-radius', 'too-crowded', 'unsafe-weather']);

function sayKeep({ offered }: Choice, { decision, speaker, visit }: Telling): string {
  const { disruptions } = speaker.texts;
  const { measure } = decision.trigger;
  if (measure.kind === 'delay') {
    if (!offered) return disruptions.noKeep;
    return visit?.locked ? disruptions.keepFixed(formatTime(visit.arrive)) : disruptions.keepLater;
  }
  if (measure.kind === 'unwanted') return disruptions.keep;
  const { level } = decision.reading;
  return level === null ? disruptions.keepDoor : disruptions.keepUpTo(sayLevel(measure.kind, level, speaker));
}

/** Why that choice is the recommended one. */
function sayWhy({ choice }: Choice, telling: Telling): string {
  const { decision, speaker, visit, name, back } = telling;
  const { why } = speaker.texts.disruptions;
  const { about, measure } = decision.trigger;
  const [first] = decision.alternatives;
  if (about === 'return') {
    if (back) return why.fitsAgain(name);
    return choice === 'wait' ? why.later(name) : why.noLonger(name);
  }
  switch (choice) {
    case 'wait':
      return measure.kind === 'weather' ? why.waitSky : why.waitWorth(name);
    case 'replace':
      return first ? why.replace(sayDuration(first.minutes, speaker.language)) : '';
    case 'move':
      return why.move;
    case 'skip':
      return measure.kind === 'unwanted' ? why.skipUnwanted : why.skip;
    case 'keep':
      if (visit?.locked) return why.keepFixed(formatTime(visit.arrive));
      return measure.kind === 'delay' ? why.keepLater : why.keep;
  }
}

/** `0,6 km entfernt, drinnen, um 11:20 etwa zu 38 % voll, geöffnet bis 17:00.` */
function sayAlternative(alternative: Alternative, { journey, decision, speaker }: Telling): string {
  const { language, texts } = speaker;
  const { alternative: say } = texts.disruptions;
  const place = getPlace(toPlaceBook(journey.start.facts.places), alternative.place);
  const { arrive, crowd, km } = alternative;
  const { limit } = decision.reading;
  const hours = hoursOn(place, decision.date);
  const open = hours === 'unknown' ? undefined : hours.find((one) => one.open <= arrive && arrive < one.close);
  const isOver = decision.trigger.measure.kind === 'crowd' && limit !== null && crowd >= limit;
  const parts = [
    say.away(sayNumber(km, language)),
    ...(place.indoor === null ? [] : [place.indoor ? say.indoors : say.outdoors]),
    say.full(sayPercent(Math.round(crowd * 100) / 100, language), formatTime(arrive)),
    ...(hours === 'unknown' ? [say.hoursUnknown] : []),
    ...(open
      ? [open.close - open.open >= MINUTES_PER_DAY ? say.alwaysOpen : say.openUntil(formatTime(open.close))]
      : []),
    ...(isOver ? [say.calmer(sayPercent(limit, language))] : []),
  ];
  return texts.options.sentence(sayInARow(parts, language));
}

function explain(telling: Telling): DecisionInWords['explained'] {
  const { decision, speaker, name } = telling;
  const { answers } = speaker.texts;
  const { kind, level, limit } = decision.reading;
  const say = (value: number | null): string | null => (value === null ? null : sayLevel(kind, value, speaker));
  const recommended = decision.choices.find((choice) => choice.recommended);
  const [first] = decision.alternatives;
  return {
    asked: answers.whyAsked(name, say(level), say(limit)),
    recommended: sayTogether(
      [
        recommended ? sayChoiceWithReason(recommended, telling) : '',
        first
          ? answers.whyThis(
              speaker.name(first.place),
              sayNumber(Math.round(first.score * 100) / 100, speaker.language),
              decision.alternatives.length,
            )
          : '',
      ],
      speaker.language,
    ),
    limit: answers.whyLimit(say(limit)),
  };
}
