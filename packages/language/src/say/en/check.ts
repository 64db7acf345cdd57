import type { CheckedCounts, RepairCounts } from '../check-facts.ts';
import { listed } from '../words.ts';

/** What a checked plan is spoken of with; reasons are said by `sayReason`. */
export const check = {
  checked: ({ visits, days, cities, fits, doNot, unknown }: CheckedCounts): string =>
    `I checked ${count(visits, 'stop')}${days > 0 ? ` on ${count(days, 'day')}` : ''}${cities === '' ? '' : ` in ${cities}`}: ${listed(
      [
        `${fits} ${fits === 1 ? 'fits' : 'fit'}`,
        `${doNot} ${doNot === 1 ? 'doesn’t' : 'don’t'}`,
        ...(unknown > 0 ? [`${unknown} I can’t judge`] : []),
      ],
    )}.`,
  nothing: 'I found no stops in this text.',
  askForMore: 'Paste the plan with a line for each stop, and I’ll check its times and opening hours.',
  allGood: 'Nothing I know of speaks against it.',
  onlyUnknown: 'Nothing I know of speaks against it, but check what I couldn’t judge.',
  worksOn: (when: string, moves: number): string =>
    `${when} works${moves > 0 ? ` if ${count(moves, 'other stop')} ${moves === 1 ? 'moves' : 'move'} a little` : ''}.`,
  /** A reason and what would help, as one sentence. */
  reasonAndFix: (reason: string, fix: string): string => `${reason.replace(/\.$/, '')}; ${fix}`,
  leaveOut: (name: string): string => `Leave out the second visit to ${name}.`,
  notFound: (name: string): string => `I don’t know “${name}”. Check that it exists and when it’s open.`,
  didYouMean: (name: string, near: readonly string[]): string =>
    `I don’t know “${name}”. Did you mean ${listed(near, 'or')}?`,
  vague: (name: string): string => `“${name}” names no place I can look up. Which one do you mean?`,
  twice: (name: string, times: number, lines: string): string =>
    `${name} stands in this plan ${times === 2 ? 'twice' : `${times} times`} (lines ${lines}).`,
  saidAgain: (name: string): string => `The plan says itself that ${name} stands in it already.`,
  book: {
    needed: (name: string): string => `${name} has to be booked.`,
    advised: (name: string): string => `Book ${name} ahead.`,
    said: (name: string): string => `The plan says that ${name} has to be booked.`,
  },
  outOfTown: (name: string): string => `${name} is out of town: check the way there and back, and its hours.`,
  noDay: (name: string): string => `No day is written for ${name}.`,
  hours: (hours: string): string => `Its opening hours: ${hours}.`,
  ifDateHolds: 'That depends on your date, which the text doesn’t say.',
  bed: (name: string): string => `I don’t check beds: make sure of your booking at ${name}.`,
  way: (name: string): string => `I don’t know the timetable of the way to ${name}.`,
  unknownCity: (name: string): string => `I have no data about ${name}, so I can’t check opening hours or ways there.`,
  noCity: 'I couldn’t tell which city this is in. Say so, and I can check opening hours and ways.',
  assumedCity: (name: string): string => `The text names no city; most of its places are in ${name}.`,
  inPart: (name: string): string =>
    `Of ${name} I only have the main sights so far, and few opening hours: the rest I can’t judge.`,
  assumedDates: (date: string): string =>
    `The text has no dates, so I assumed that it starts on ${date}. Say when you go, and I’ll check your dates.`,
  assumedWeekdays: (date: string): string => `The text has weekdays but no dates, so I took the week from ${date}.`,
  assumedTimes: (stops: number): string =>
    `${count(stops, 'stop')} ${stops === 1 ? 'has' : 'have'} no full times: I kept the order as written and took the usual length of a visit.`,
  notCounted: (stops: number): string =>
    `${count(stops, 'stop')} that I couldn’t find ${stops === 1 ? 'takes' : 'take'} no time in this check.`,
  leftUnread: (days: number): string => `I read the first ${days} days; the rest is left out.`,
  holiday: (day: string, name: string): string => `${day} is ${name}: opening hours may differ.`,
  noMeal: (meal: string): string => `No ${meal} is planned.`,
  mealNear: (name: string): string => `A meal near ${name}`,
  total: (total: string, travelers: number): string =>
    `What I know a price for costs ${total} for ${travelers === 1 ? 'one' : travelers}.`,
  unapplied: {
    stop: (name: string, line: number): string =>
      `“${name}” (line ${line}) isn’t in this plan, so that change wasn’t made.`,
    place: (name: string, place: string): string => `I know no place “${place}” here, so “${name}” stays as written.`,
    date: (name: string, day: string): string => `${day} isn’t in this plan, so “${name}” stays where it was.`,
  },
  repair: {
    unchanged: 'I changed nothing.',
    changed: ({ changed, leftOut }: RepairCounts): string =>
      `I ${listed([
        ...(changed > 0 ? [`changed ${count(changed, 'stop')}`] : []),
        ...(leftOut > 0 ? [`left out ${count(leftOut, 'stop')}`] : []),
      ])}; the rest stays as written.`,
    stillWrong: 'Something still speaks against the plan that I can’t mend.',
    unknownStays: (entries: number): string =>
      `Nothing I know of speaks against it now, but ${count(entries, 'entry', 'entries')} I can’t judge.`,
    moved: (name: string, from: string, to: string): string => `${name} moves from ${from} to ${to}.`,
    otherDay: (name: string, when: string): string => `${name} moves to ${when}.`,
    shortened: (name: string, times: string): string => `${name} gets shorter: ${times}.`,
    taken: (written: string, name: string): string => `I take “${written}” to mean ${name}.`,
    leftOut: (name: string): string => `${name} is left out: it fits at no time of this plan.`,
  },
};

function count(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}
