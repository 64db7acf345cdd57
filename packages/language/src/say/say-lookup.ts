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

/** What came of a change that an assistant proposed. English, as `SAY_CHECK`; questions to the traveller are in their language. */
export const SAY_CHANGE = {
  done: 'It is done.',
  doneAt: (count: number): string =>
    count === 0
      ? 'The times of the plan are as before.'
      : `${count === 1 ? 'One stop is' : `${count} stops are`} different now.`,
  unchanged: 'Nothing had to be changed.',
  refused: 'It does not fit, so nothing was changed.',
  declined: 'The traveller said no, so nothing was changed.',
  answered: 'Nothing was changed.',
  waiting: 'It waits for the traveller’s yes; until then nothing changes.',
  gone: 'What was asked about does not wait any more, so nothing was changed.',
  notDone: 'It needs the traveller’s yes, and this program cannot ask for it, so nothing was changed.',
  stays: 'The plan stays as it is.',
  sayYes: (id: string, page: string | undefined): string =>
    page === undefined
      ? `The traveller can say yes with \`wayfarer approve ${id}\`, or on the page that \`wayfarer serve\` opens.`
      : `The traveller can say yes at ${page}.`,
  sayIt: (id: string, said: string, page: string | undefined): string =>
    page === undefined
      ? `The traveller can say it with \`wayfarer say ${id} ${JSON.stringify(said)}\`, or on the page that \`wayfarer serve\` opens.`
      : `The traveller can say it at ${page}.`,
  chooseAt: (id: string, option: number, page: string | undefined): string =>
    page === undefined
      ? `The traveller can choose it with \`wayfarer choose ${id} ${option}\`, or on the page that \`wayfarer serve\` opens.`
      : `The traveller can choose it at ${page}.`,
} as const;
