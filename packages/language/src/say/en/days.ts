/** What a plan says of its days: why a visit is in it or a place is not, what to know before, the weather. */
export const days = {
  /** Why a place is not in the plan, where the general reason would say it wrongly of a whole trip. */
  leftOut: {
    closed: (name: string) => `${name} is closed on the days of this trip.`,
    budget: (name: string) => `${name} would cost more than there is left.`,
    noTime: (name: string) => `There is no time left for ${name}.`,
    full: (name: string) => `The days are as full as your pace allows, so ${name} is left out.`,
    crowded: (name: string) => `${name} was too crowded.`,
    weather: (name: string) => `${name} is outdoors, and the weather was against it.`,
  },
  why: {
    asked: 'you asked for it',
    onList: 'from your list',
    interests: (names: string) => `matches your interest in ${names}`,
    minor: 'a minor sight, as we judge',
    worthALook: 'worth a look, as we judge',
    major: 'a major sight, as we judge',
    firstRank: 'a sight of the first rank, as we judge',
    crowd: (level: string) => `usually ${level} full at that hour (typical, estimate)`,
    here: 'right here',
    onFoot: (duration: string, from: string) => `${duration} on foot from ${from}`,
    byTransit: (duration: string, from: string) => `${duration} by transit from ${from}`,
    table: (meal: string) => `a table for ${meal}`,
    onYourOwn: 'a meal on your own',
    price: (sum: string) => `about ${sum} each`,
    startsHere: 'the day starts here',
    nightHere: 'the night is spent here',
    arriveHere: 'you arrive here',
    leaveHere: 'you leave from here',
    rest: 'a rest',
  },
  notes: {
    hoursUnknown: 'The opening hours are not known: check before you go.',
    freeDay: 'Free that day, which it is not always: check it, and whether a slot has to be booked.',
    noSteps: 'Step-free.',
    partSteps: 'Step-free in part: ask which parts can be reached without steps.',
    stepsUnknown: 'Whether it is free of steps is not known: ask before you go.',
    steps: 'It cannot be entered without steps.',
    findEntrance: 'Look for an entrance without steps.',
    serves: (diets: string) => `Known to serve: ${diets}.`,
    notKnownToServe: (diets: string) => `Not known to serve: ${diets}. Ask before you go.`,
    askKitchen: 'Ask whether the kitchen keeps it apart.',
    booking: {
      needed: 'A table has to be booked. Ask before you go.',
      advised: 'Booking a table is advised. Ask before you go.',
      none: 'It takes no bookings: there may be a queue. Ask before you go.',
    },
  },
  /** What was asked for and is not so. */
  notices: {
    mustDo: (name: string) => `${name}, which you asked for, is not in the plan.`,
    noRoom: 'Your plan has no room for it as it stands.',
    unknownPlace: (name: string) =>
      `${name}, which you asked for, is not in the plan: I know no such place here. Write the name it is usually known by, or add it to your own places.`,
    elsewhere: (name: string, city: string) =>
      `${name}, which you asked for, is not in the plan: it is in ${city}, which is not part of this trip. Say "add ${city}", or give it a trip of its own.`,
    noMeal: (meal: string, day: string) =>
      `No ${meal} is planned on ${day}: what stands there leaves no hour for it. Take a stop out, or say "add ${meal}" for that day.`,
    leaving: (meal: string, day: string, time: string) =>
      `No ${meal} is planned on ${day}: you leave at ${time}. Eat before, or take something along.`,
    steps: (stops: {
      readonly all: number;
      readonly free: number;
      readonly partly: number;
      readonly unknown: number;
    }) =>
      `Of ${stops.all} stops ${stops.free} are known to be free of steps${stops.partly > 0 ? `, ${stops.partly} in part` : ''}${stops.unknown > 0 ? `; of ${stops.unknown} nobody knows: ask there before you go` : ''}.`,
    rest: (times: string) => `Kept free for a rest: ${times}. Say "keep the afternoon free" for another time.`,
    noRest:
      'No time is kept free for a rest: the days are too short for it. Choose a slower pace, or say "keep the afternoon free".',
    ownMeals: (count: number, all: number, why: string) =>
      `${count} of ${all} meals ${count === 1 ? 'is' : 'are'} on your own, near the way. ${why}. The plan says where each of you is known to be served.`,
    farStay: ({
      areas,
      within,
      house,
      km,
    }: {
      readonly areas: string;
      readonly within: string;
      readonly house: string;
      readonly km: string;
    }) =>
      `You do not stay near ${areas}: no bed that fits is known within ${within} km of it. ${house} is ${km} km away.`,
    food: (food: string) =>
      `"${food}" is not kept by the plan, as nothing about it is known of any kitchen: ask at each table.`,
    kitchens: (allergies: string) =>
      `Each meal says what is known of its kitchen (${allergies}) and what to ask. Say it at every table: none of it was checked by us.`,
    askSteps: (names: string) => `Ask before you go whether there are steps at ${names}: nobody knows.`,
    unknownSteps: (count: number) =>
      `${count} ${count === 1 ? 'sight is' : 'sights are'} left out, as nobody knows whether there are steps. Say "unknown access is fine" to have them, and to ask at the door.`,
    purse: ({
      who,
      spent,
      limit,
      isEach,
    }: {
      readonly who: string;
      readonly spent: string;
      readonly limit: string;
      readonly isEach: boolean;
    }) => `What you do together is within what ${who} can spend: ${spent} of ${limit}${isEach ? ' each' : ''}.`,
    leftForEach: (sums: string) => `Left over for each: ${sums}.`,
    leftOf: (who: string, sum: string) => `${who} ${sum}`,
    asYouLike: (who: string) => `${who} as much as you like`,
    tooDear: (names: string) => `Left out because of that limit, and open to those who have more: ${names}.`,
    costing: (name: string, fee: string) => `${name} (${fee})`,
    taste: ({
      who,
      score,
      avoided,
      places,
    }: {
      readonly who: string;
      readonly score: number;
      readonly avoided: number;
      readonly places: number;
    }) =>
      `Little of this is to the taste of ${who} (${score} of 100${avoided > 0 ? `, and ${avoided} of the ${places} places ${avoided === 1 ? 'is' : 'are'} of a kind they would rather not see` : ''}). Say "fair to everyone" or "make sure nobody hates it" for another mixture.`,
    child: (age: number, time: string) =>
      `With a child of ${age} the last stop of a day is over by ${time}, and no evening out is planned.`,
    childFees: (count: number) =>
      `What children pay at ${count === 1 ? 'one place' : `${count} places`} is not known, so the full price is counted: it may be less.`,
    ofOption: (number: number, text: string) => `Option ${number}: ${text}`,
  },
  chanceOfRain: (level: string) => `${level} chance of rain`,
  rainyDays: (wet: number, all: number) => `rain on ${wet} of ${all} days`,
  typical: (text: string) => `${text} (typical for the month)`,
  dayIn: (city: string) => `A day in ${city}`,
  instead: (name: string, outdoor: string, times: string) =>
    `${name} instead of ${outdoor}, ${times}: indoors, and open then.`,
  stays: (name: string) => `${name} stays: nothing indoors that is known to be open then is near enough.`,
};
