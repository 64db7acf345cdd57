/** What found places, and the reasons for a place, are spoken of with. English, as `SAY_CHECK`. */
export const SAY_LOOKUP = {
  found: (total: number, city: string, best: string | undefined): string =>
    best === undefined
      ? `I know no place in ${city} that fits all of this.`
      : `I know ${total === 1 ? 'one place' : `${total} places`} in ${city} that ${total === 1 ? 'fits' : 'fit'}; ${total === 1 ? 'it is' : 'the first is'} ${best}.`,
  nothing: 'Ask for less, or for another name, day or time.',
  didYouMean: (names: readonly string[]): string => `Did you mean ${names.join(' or ')}?`,
  allKnown: 'Hours and prices are from the source that each place names; look them up once more before you go.',
  someUnknown: (count: number): string =>
    `Of ${count === 1 ? 'one of them' : `${count} of them`} something that you asked for is not known, so look it up before you go.`,
  planned: (name: string, times: readonly string[]): string => `${name} is in the plan: ${times.join(', ')}.`,
  notPlanned: (name: string): string => `${name} is not in the plan.`,
  wouldFit: 'Nothing speaks against it: it can be added.',
} as const;
