/**
 * What somebody on the way plainly means, by words that leave no doubt. They are looked for before wishes: "this place is
 * packed" is no wish for a packed pace, "skip the temple" none for temples, and "show me tomorrow" none for other dates.
 */
const CUES: readonly (readonly [intent: string, cue: RegExp])[] = [
  [
    'change_appointment',
    /\b(?:move|shift|change|reschedule|postpone|bring forward|push)\b.*\b(?:reservation|booking|appointment|tickets?)\b/,
  ],
  [
    'release_appointment',
    /\b(?:unlock|unfix|unpin)\b|\bno longer (?:fixed|booked|reserved|locked)\b|\bcancell?ed (?:the|our|my) (?:\w+ )?(?:reservation|booking|appointment|table)\b/,
  ],
  [
    'fix_appointment',
    /\b(?:have|got|made|there is|there['’]?s) (?:an? |the |our )?(?:\w+ )?(?:reservations?|booking|appointment|tickets?)\b|\b(?:booked|reserved) (?:a |the |for |at |dinner|lunch)|^(?:please )?(?:lock|fix|pin)\b/,
  ],
  [
    'report_delay',
    /\b(?:no longer|not|isn'?t|aren'?t) (?:\w+ )?(?:late|delayed)\b|\b(?:we|i)(?:'ve| have)? caught up\b/,
  ],
  [
    'report_delay',
    /\b(?:run+ing|be|are|am|is|we['’]?re|i['’]?m|hours?|hrs?|mins?|minutes?|h|m) (?:already |going to be |a (?:bit|little) |very |so |too |quite |\d+ ?\w+ )*late\b(?! (?:dinner|lunch|start|riser|night|check))/,
  ],
  [
    'report_delay',
    /\b(?:delayed|overslept|slept in|behind (?:schedule|time)|broke down|late by)\b|\bmissed (?:the|our|my) (?:train|bus|tram|metro|subway|ferry)\b|^(?:running )?late\b/,
  ],
  ['report_weather', /\b(?:rain+ing|pouring|drizzling|snowing|hailing|thunderstorm|stopped raining)\b/],
  [
    'report_closed',
    /\b(?:is|are|was|were|it['’]?s|be|already) (?:\w+ )?(?:closed|shut)\b|\bclosed (?:today|on \w+days?|early|down)\b/,
  ],
  [
    'report_crowd',
    /\b(?:this|it['’]?s|it|here|is|are|so|too|very|super|way too|really|totally) (?:\w+ ){0,3}(?:packed|crowded|overrun|rammed|mobbed)\b(?! (?:pace|schedule|days?|programme|program))/,
  ],
  ['report_crowd', /^(?:packed|crowded|so full|too full|so busy|too busy)[.! ]*$/],
  [
    'show_choices',
    /\b(?:what|anything) else\b|\b(?:what|any|which|show) (?:\w+ )?(?:other (?:options|places|ideas)|options|choices|alternatives)\b|^(?:but )?why(?: (?:is )?that)?\?*$/,
  ],
  [
    'show_plan',
    /^(?:please |can you |could you )?(?:show|give|tell) (?:me|us) .*\b(?:plans?|days?|today|tom+or+ow|schedule|itinerary)\b|\bwhat (?:are|do|did) we (?:doing|do|have|planned?)\b|\bwhat['’]?s (?:planned|the plan|on)\b/,
  ],
  [
    'skip',
    /\b(?:skip|leave (?:it )?out|give (?:it|that|this) a miss)\b|(?:\bnot|n['’]?t) (?:want|feel like|fancy) (?:to )?(?:go(?:ing)?|see(?:ing)?|visit(?:ing)?) (?:to )?(?:the|this|that|there|it)\b/,
  ],
];

/** Who says one of these speaks of how the trip should be, not of how it goes. */
const WISH =
  /\b(?:make (?:it|the|our)|i(?:'d| would)? (?:like|prefer|hate|love|want)|we(?:'d| would)? (?:like|prefer|hate|love|want)|avoid|pace)\b/;

/** The intent that a message plainly is for; `undefined` where its words leave doubt. */
export function findCue(message: string): string | undefined {
  const text = message.toLowerCase().trim();
  const found = CUES.find(([, cue]) => cue.test(text))?.[0];
  return found === 'report_crowd' && WISH.test(text) ? undefined : found;
}
