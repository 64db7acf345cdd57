import type { Lexicon } from './lexicon.ts';

/** What is asked about the trip; earlier rules win. */
export const EN_QUESTIONS: Lexicon['rules'] = [
  // Questions
  [
    'ask-why',
    String.raw`\b(?:why|how come|what is the reason|for what reason)\b(?!.* (?:do not we|do not you|not go))(?!.*\b(?:closed|so (?:slow|stupid|bad))\b).*{P}`,
    String.raw`^(?:but )?why(?: though| so| that| is that| this)?\??$`,
    String.raw`\bwhat is so (?:special|good|great) (?:about|at) .*{P}`,
    String.raw`\b(?:reason|justif\w+)\b.*{P}`,
    String.raw`^why (?:do we (?:go|visit|see)|is|was|did you|are we|not|it|that|this)\b.*\b(?:it|that|this|there|here|one)\b`,
  ],
  [
    'ask-weather',
    String.raw`\b(?:weather|forecast|temperature|how (?:hot|cold|warm)|degrees|sunny|umbrella|rain ?coat|what (?:should|do|to) .*\bwear)\b(?!.*\b(?:bad|because of|move|instead|indoors?)\b)`,
    String.raw`\b(?:is|will|does|would|could|might|going) (?:it|there)\b.*\b(?:rain|snow|sunny|hot|cold|wet|storm|windy|raining)\b.*(?:\?|{W}|$)`,
    String.raw`\b(?:what|how) (?:about |if |happens if |happens when |when |do we do if )?(?:it )?(?:rains|rain|it rains|snows)\b`,
    String.raw`\bchance of rain\b|\brainy\b.*\?|\bif it (?:rains|pours|is raining|snows)\b`,
  ],
  [
    'ask-hours',
    String.raw`\b(?:when|what time|how late|how early|until when|what (?:are|is) the (?:opening|closing|hours)|what hours)\b.*{P}.*\b(?:open|opens|close|closes|closed|shut|shuts|hours|opening)\b`,
    String.raw`\b(?:when|what time|how late|how early|until when|till when)\b.*\b(?:open|opens|close|closes|closed|hours|opening|shut)\b`,
    String.raw`^(?:is|are|will|would|isn't|does|do|and is|but is|so is|can)\b.*\b(?:open|opened|closed|shut|close|closing)\b`,
    String.raw`\b(?:opening|closing|business|visiting) (?:hours|times?)\b|\bhours (?:of|for|at) (?:the )?{P}|{P} (?:opening )?hours\b|\blast (?:entry|admission)\b|{P} open (?:on )?{D}|{P} (?:open|closed)(?: on)? ?(?:{D})? ?\?`,
  ],
  [
    'ask-booking',
    String.raw`^(?:book|reserve|buy)\b(?! off).*(?:{P}|\btickets?\b)`,
    String.raw`^(?:do (?:we|i|you)|is it|does|should (?:we|i)|must (?:we|i)|need|have (?:we|you)|can (?:we|i)|where|how|when|is|are)\b.*\b(?:book|booking|reserve|reservation|reservations|pre-?book|tickets? in advance|in advance|ahead of time|buy tickets|get tickets|purchase tickets|skip[- ]the[- ]line|timed entry|queue)\b(?!.* (?:is|are) (?:booked|at {T}))`,
    String.raw`\b(?:tickets?|booking|reservation)s? (?:required|needed|necessary)\b|\bneed (?:a )?(?:tickets?|reservations?|booking)\b`,
  ],
  [
    'ask-access',
    String.raw`^(?=.*(?:{P}|\?|\bit\b|\bthere\b)).*\b(?:wheel ?chair|step[- ]free|stairs|steps|stroller|pram|buggy|pushchair|lift|elevator|ramp|accessib\w+|disabled|handicapped|baby carriage)\b`,
    String.raw`^(?:is|are) .*{P}.*\b(?:accessible|step free)\b`,
  ],
  [
    'ask-price',
    String.raw`\b(?:how much(?! (?:time|longer|walking))|what does|what do|what is the price|price of|what would(?! happen)|how expensive|cost of|entrance fee|entry fee|admission|ticket price)\b.*{P}`,
    String.raw`^(?:is|are) .*{P}.*\b(?:free|expensive|cheap|pricey)\b`,
    String.raw`{P}.*\b(?:price|cost|fee|how much|entry fee|entrance fee|ticket price|admission)\b(?!.*\bchange\b)`,
    String.raw`\b(?:how much|price)\b.*\b(?:tickets?|entry|entrance|admission|get in)\b|\bhow much is (?:it|that|this)\b|\bhow much does (?:it|that|this) cost\b|\bwhat does (?:it|that|this) cost\b|\bis (?:it|that) (?:free|expensive)\b`,
  ],
  [
    'ask-cost',
    String.raw`\b(?:how much|what does|what is|what would|what will|what do|total)\b.*\b(?:cost|costs|spend|spending|pay|paying|price|expensive|money|budget|total|add up)\b`,
    String.raw`\b(?:total (?:cost|price|budget)|cost breakdown|budget (?:overview|breakdown|status)|how expensive|over budget|in (?:our|the|my) budget|within (?:our|the|my) budget|(?:what|how much) (?:is|are) (?:the )?(?:total|costs?|expenses|damage)|overall cost|how much (?:in total|altogether|all in|is (?:the|this) (?:trip|plan|all|everything)|for (?:everything|food|hotels?|the hotel|transport|tickets|the day))|what is it all cost|price (?:of|for) (?:the|this) (?:trip|plan|whole))\b`,
    String.raw`^(?:cost|costs|total|price|budget)\??$|^how much\??$`,
  ],
  [
    'ask-way',
    String.raw`\b(?:how (?:do|can|will|would|should) (?:we|i|you|one) (?:get|go|travel|reach|come|walk)|how to (?:get|go|reach)|way to|route to|directions?|which (?:metro|train|bus|line|station|subway)|what (?:metro|train|bus|line)|take the (?:metro|bus|train|subway)|nearest (?:metro|station|subway|bus))\b`,
    String.raw`\bhow (?:far|long)\b.*\b(?:to|from|walk|away|get|between|drive|ride|way|take us|trip)\b.*(?:{P}|{N}|hotel|next|there|it)`,
    String.raw`\bhow far (?:is|are|away)\b|\bis (?:the )?{P} (?:far|close|near|walkable|within walking)|\bcan (?:we|you|i) walk (?:to|from|there|it)\b|\bwalking distance\b|\bhow (?:do|can) (?:we|i) get there\b|\bget (?:to|from) (?:the )?{P} (?:to|from|by)\b.*\?`,
  ],
  [
    'ask-when',
    String.raw`\b(?:when|what time|which day|what day|on which day|at what time)\b(?!.*\b(?:open|opens|close|closes)\b).*{P}`,
    String.raw`^(?!.*\btime\b)(?:do|are|is|will|did|have) (?:we|i|you|the)?.*\b(?:going to|visit|visiting|see|seeing|go to|planned|in the plan|scheduled|on the plan|still in|part of)\b.*{P}`,
    String.raw`^is (?:the )?{P} (?:in|on|still|part|planned|scheduled|included)\b`,
  ],
  [
    'ask-arrival',
    String.raw`\b(?:when|what time|where|how)\b.*\b(?:we|i|you|train|flight|plane|bus)\b.*\b(?:arrive|arriving|arrival|land|landing|get (?:there|in)|check[- ]in)\b(?!.*{P})|\b(?:our|my) arrival\b.*\?|^(?:arrival|arrival time)\??$`,
  ],
  [
    'ask-departure',
    String.raw`\b(?:when|what time) (?:is|does|do|are)\b.*\b(?:our|my|the) (?:return )?(?:train|flight|plane|bus|ferry)\b(?: (?:home|back|out))?(?! (?:arrive|get in|land))`,
    String.raw`\b(?:when|what time|how)\b.*\b(?:we|i|you|train|flight|plane|bus)\b.*\b(?:leave|leaving|depart|departure|go home|fly home|fly back|head home|check ?-?out|return)\b(?!.*{P})|\b(?:our|my) (?:departure|flight|train|return)\b.*\?|^departure(?: time)?\??$`,
  ],
  [
    'ask-next',
    String.raw`\bwhat (?:is|comes|do we do|are we doing|should we do|have we got) (?:next|now|after (?:this|that))\b|^(?:next|what next|and next|now what|and now|next stop|where (?:to )?(?:next|now)|where (?:do|are) we (?:go|going|head|heading)(?: (?:next|now|after (?:this|that)))?|what now|what is (?:our|the) next (?:stop|thing|place))\??$|\bwhere (?:are|do) we (?:going|go|head|heading) (?:next|now)\b|\bwhat is up next\b|\b(?:the|our) next (?:stop|place)\?`,
  ],
  [
    'ask-locked',
    String.raw`\b(?:what|which|show|list|anything)\b.*\b(?:locked|fixed|pinned|booked|reserved|set in stone)\b`,
    String.raw`^(?:locked|fixed)(?: stops)?\?$`,
  ],
  [
    'ask-history',
    String.raw`\b(?:what (?:did (?:you|we|i) change|has changed|changed|have (?:you|we|i) (?:changed|done)|was changed|did you (?:just )?do)|change history|history of (?:my |our |the )?(?:changes|edits)|(?:show|see|give)(?: me| us)?(?: the| my| our)? history|change ?log|list of changes|log of|show (?:me )?(?:the |my |all )?changes|what did i (?:do|change)|last changes)\b`,
  ],
  [
    'ask-free-time',
    String.raw`\b(?:free time|spare time|gaps?|time to ourselves|time off|any time|time left|nothing planned)\b.*\?|\b(?:when|do|how much|where|is there|have)\b.*\b(?:free time|spare time|gaps?|time to ourselves|time left|free hours?)\b(?!.*\b(?:leave|keep)\b)|\bwhen (?:are|am) (?:we|i) free\b`,
  ],
  [
    'ask-walking',
    String.raw`\bhow (?:much|far|long|many)\b.*\b(?:walk|walking|steps|on foot|km|kilomet\w+|miles)\b|\b(?:lot|much|too much) of? ?walking\b.*\?|\bwalking (?:distance|time)\b.*(?:{D}|total|a day|per day)`,
  ],
  [
    'ask-meal',
    String.raw`\b(?:where|what|when|which|who|what time)\b.*\b(?:eat|eating|having|have|do|is|are|for|restaurant|dining)\b.*{M}`,
    String.raw`\b(?:where|what|when)\b.*\b(?:eat|eating|dine|dining)\b(?!.*{P})`,
    String.raw`^(?:and |what about |how about |what is )?(?:for )?(?:{D} )?{M}(?: on)?(?: {D})?\?$`,
    String.raw`^(?:is|are|do) .*{M}.*\b(?:planned|included|booked|covered)\b`,
  ],
  [
    'ask-ideas',
    String.raw`^(?:we )?(?:want to |would like to )?(?:see|watch|catch|go to) (?:an? |some )(?:show|concert|play|musical|ballet|opera|film|cabaret|live music)\b(?!.*{P})`,
    String.raw`\b(?:an? )(?:coffee|tea|snack|photo|rest|toilet) stop\b`,
    String.raw`^(?:add|put|plan|do|find|schedule|insert)(?: us| me)? (?:something|anything)(?: nice| fun| else| interesting| in)?\b.*(?:{D}|{H})`,
    String.raw`^(?!.*\b(?:cheaper|nicer|better)\b.*(?:{M}|\beat\b))(?:is|are) there (?:anything|something|any\w*|some\w*)\b(?!.*\b(?:free time|gap)\b)|^anything (?:fun|nice|interesting|good|cool|else)\b`,
    String.raw`\b(?:what|any|which|show|give|got|have|suggest|recommend|list|tell)\b.*\b(?:other (?:places|sights|things|options|ideas|museums|stops)|ideas?|suggestions?|recommend(?:ations?)?|left out|left over|leftovers?|could we (?:also )?(?:see|do|visit|add)|else (?:is there|can we|could we|to see|to do|is nearby)|else)\b`,
    String.raw`\b(?:what|anything|something|things?|where|places) (?:else )?(?:can|could|should|is there|are there)? ?(?:we |i |there )?(?:to )?(?:do|see|visit)\b(?:.*\b(?:there|nearby|around|near|in)\b.*)?\??$(?<!\b(?:do|see|visit) {D})`,
    String.raw`\b(?:suggest|recommend)\b(?!.*(?:{M}|{P}))`,
    String.raw`\b(?:are there|is there|do you (?:have|know)|find (?:us |me )?|show (?:us |me )?|what are the best|know)\b.*\b(?:any |some |a |more |good |nice )*(?:museums?|temples?|gardens?|parks?|markets?|churches|galleries|shops?|bars?|caf[e]s?|restaurants?|beach(?:es)?|shopping|street art|nightlife|view ?points?|onsens?|castles?)\b(?!.*\brestaurants?\b)(?<!\brestaurants?\b(?=.*(?:{D}|{H}|{M})).*)`,
  ],
  [
    'ask-stay',
    String.raw`\b(?:where|which|what|how)\b.*\b(?:stay|staying|sleep|sleeping|hotel|hostel|accommodation|spend the (?:night|{H})|lodging)\b(?!.*\b(?:cost|price|much)\b)(?!.*\bfar\b)`,
    String.raw`\b(?:tell|show) .*\b(?:hotel|accommodation)\b`,
  ],
  [
    'ask-cities',
    String.raw`\b(?:which|what) (?:cities|city|towns|countries|destinations|places do you (?:know|cover|support))\b|\bcan you plan (?:in |for )?(?!{P})[a-z]+\b.*\?|\bdo you (?:know|cover|support|do) (?:other )?(?:cities|towns|countries|[a-z]+ too)\b`,
  ],
  [
    'ask-dates',
    String.raw`\b(?:how (?:long|many (?:days|nights))|what (?:dates|days)|which (?:dates|days)|from when)\b.*\b(?:trip|stay|staying|travel|travelling|away|there|we|have|are|is)\b(?!.*{P})|\bwhen (?:is|does|do) (?:the|our|my) (?:trip|holiday|vacation|journey)\b|\b(?:trip|travel) dates\b`,
  ],
  [
    'ask-party',
    String.raw`\b(?:how many (?:people|of us|travell?ers|persons|are we|guests)|for how many|who (?:is|are) (?:coming|travelling|traveling|we)|what (?:do you know|have you got) about us)\b`,
  ],
  [
    'ask-help',
    String.raw`\b(?:what (?:can|could|do) (?:you|i|we) (?:do|ask|say|change|type)(?: here| with (?:you|this))?|how (?:does|do) (?:this|it|you) work|how (?:do|can) i (?:use|change|edit)|help me(?! (?:find|choose|decide))|your (?:features|abilities|capabilities)|what are (?:you able|my options)|instructions|commands)\b(?!.*{W})|^(?:help|\?|help please|i need help|need help|menu|manual)[ ?!]*$`,
  ],
  [
    'ask-choices',
    String.raw`\b(?:what|which|any|show|see|list|give)\b.*\b(?:alternatives?|choices|options)\b|\bwhat (?:can|could|do) (?:we|i) (?:choose|pick|do instead)\b|^(?:alternatives?|options|choices)\??$|\bwhat do you (?:suggest|recommend|propose|advise)\b`,
  ],
  [
    'ask-day',
    String.raw`^(?:when|what time|how late|how early) (?:do|will|are|should) (?:we|i)\b.*\b(?:start|finish|end|begin|get up|done|back|leave the hotel)\b.*{D}`,
    String.raw`(?!.*{P})(?!.*\b(?:off|free|empty)\b)\b(?:show|what|how|tell|list|give|see|look|open|display|where|read|view|go to|describe|summari[sz]e)\b.*\b(?:{D})(?!.*\b(?:instead|later|earlier|cheaper|free)\b)`,
    String.raw`\bwhat (?:is|are)\b.*\b(?:planned|on|plan|programme|program|schedule|agenda|itinerary|happening)\b.*{D}`,
    String.raw`^(?:and |the )?(?:plan|schedule|itinerary|programme|program|agenda)? ?(?:for |on |of )?{D}(?: plan| schedule| itinerary)?\?*$`,
    String.raw`\btalk about {D}|\b(?:about|regarding|concerning) {D}$`,
  ],
  [
    'ask-plan',
    String.raw`\b(?:show|give|see|list|view|display|read|print|tell|what is|what does|repeat|remind|summari[sz]e|overview|where is)\b.*\b(?:plan|itinerary|schedule|program|programme|trip|agenda|{A}|overview|everything)\b(?!.*{P})`,
    String.raw`^(?:plan|itinerary|schedule|overview|summary|the plan|our plan|my plan|the itinerary)\??$|\bwhat (?:are we|do we|will we) (?:doing|do|see|seeing|visit|visiting)\??$|\bwhat have you planned\b`,
  ],
  [
    'ask-place',
    String.raw`\bhow much time\b.*{P}`,
    String.raw`\b(?:are there|is there|do they have|where (?:are|is))\b.*\b(?:toilets?|restrooms?|bathrooms?|wc|lockers?|cloakroom|parking|a shop|gift shop|wifi|water)\b.*{P}`,
    String.raw`\bhow (?:busy|crowded|big|long|good|far|old|high)\b.*{P}|^(?:is|are) .*{P}.*\b(?:ok|okay|fine|possible|doable|allowed)\b`,
    String.raw`\b(?:tell (?:me|us)|what is|what are|what can (?:we|you|i) (?:see|do)|info|information|details|describe|who built|how old|history of|explain|know|read|learn|show (?:me|us))\b(?:.*\b(?:about|on|at|in|of|is|are|in the|to see|to do)\b)? ?(?:the )?{P}(?:.*\b(?:like|about|worth|good|nice|special|interesting|beautiful|exactly|famous|for)\b)?\??$`,
    String.raw`^more (?:about|on|info\w* (?:about|on)) (?:the )?{P}`,
    String.raw`\b(?:is|are) (?:the )?{P}.*\b(?:worth|good|nice|interesting|fun|beautiful|kid|suitable|boring|crowded|busy|indoors?|safe|loud)\b`,
    String.raw`\bhow long\b.*(?:{P}|\b(?:it|there)\b)`,
    String.raw`\btell (?:me|us) (?:more )?about (?:it|that|this)\b|\bmore (?:info|information|details)\b`,
  ],
];
