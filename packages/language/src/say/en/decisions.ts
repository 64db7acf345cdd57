/** What is seen on the way, and the question that it leads to. */
export const decisions = {
  trouble: {
    crowd: (name: string, level: number, limit: number) =>
      `${name} is ${level} % full; you are asked from ${limit} % on.`,
    traffic: (name: string, level: number, limit: number) =>
      `Traffic on the way to ${name} is at ${level} %; you are asked from ${limit} % on.`,
    weather: (name: string) => `${name} is outdoors, and the weather speaks against it.`,
    closed: (name: string) => `${name} is closed.`,
    otherHours: (name: string, hours: string) => `${name} is said to be open only ${hours} that day.`,
    unwanted: (name: string) => `You would rather not go to ${name}.`,
    delay: (name: string) => `You will be late for ${name}.`,
  },
  returned: (name: string) => `${name} can come back into the day.`,
  question: 'What shall we do?',
  recommended: (choice: string) => `I would say: ${choice}.`,
  closedThen: (name: string, date: string) =>
    `Good to know: ${name} is closed on ${date}. Nothing in your plan is touched by that.`,
  closedOnVisit: (name: string, date: string) =>
    `${name} is closed on ${date}, and your plan goes there that day. Nothing changes until you say so – what would you like?`,
  noOutdoors: (date: string) => `Noted. Nothing on ${date} is outdoors.`,
  outdoors: (date: string, names: string) =>
    `Noted. Outdoors on ${date}: ${names}. Shall I look for something indoors instead?`,
  ifWeather: (date: string, sky: string, names: string) => `${date}, ${sky}: outdoors are ${names}.`,
  ifLate: (duration: string) => `If you are ${duration} late:`,
  lateAt: (name: string, then: string, planned: string) => `You reach ${name} at ${then} instead of ${planned}.`,
  nothingGives: (names: string) =>
    `What comes after it is fixed, and I can neither move it nor leave it out: ${names}.`,
  nothingAfter: 'Nothing else is planned after it that day.',
  nothingInstead: 'I found nothing that could take their place: they stay, or you leave them out.',
  noted: 'Noted. Nothing has to change for it.',
  choices: {
    wait: 'wait and ask again later',
    replace: 'replace it',
    skip: 'skip it',
    keep: 'go all the same',
    move: 'go at another time',
  },
  difference: (time: string, money: string | null, satisfaction: string) =>
    `Difference: time ${time}, money ${money ?? 'not known'}, satisfaction ${satisfaction}. Nothing has changed yet.`,
  doIt: 'Do it',
  replaceBy: (n: number, name: string) => `${n}. ${name}`,
  howToApprove: 'Your plan stays as it is until you say yes.',
  approve: 'Approve',
  reject: 'Keep my plan',
} as const;
