import type { Lexicon } from './lexicon.ts';

/** No sum that somebody would have, or asks after. */
const NO_WISH = String.raw`(?!.*\b(?:budget|at most|up to|maximum|limit|want to|would like|should|will|how much|per day|a day|each day|per person)\b)(?!.*\?)`;
const COSTING = String.raw`(?:{M}|{P}|\b(?:tickets?|entry|entrance|admission|taxi|cab|uber|bus|metro|subway|train|fare|ride|parking|food|meal|bill|coffees?|drinks?|snacks?|beers?|ice creams?|souvenirs?|gifts?|it|that|this))`;

/** What is said on the way, in a hurry; earlier rules win, and these stand before all others. */
export const EN_ON_THE_WAY: Lexicon['rules'] = [
  [
    'forget-learned',
    String.raw`^(?:please )?(?:forget|unlearn|erase|delete|wipe|reset|clear) (?:about )?(?:all |everything |anything |whatever |all of )?(?:of )?(?:that |what )?(?:you (?:have |had )?(?:ever )?(?:learn(?:ed|t)|remember(?:ed)?|picked up))(?: so far| about (?:me|us)| from (?:me|us|my choices|our choices))*(?: please)?$`,
    String.raw`^(?:please )?(?:forget|reset|clear|wipe|erase) (?:your (?:memory|learning)|the (?:learned )?weights|what was learned|the learning)(?: of (?:me|us))?(?: please)?$`,
  ],
  [
    'ask-learned',
    String.raw`\bwhat (?:(?:all )?(?:have|did) you (?:all )?(?:learn(?:ed|t)?|pick(?:ed)? up|figured? out|remember(?:ed)?)|do you remember|was learned|is learned)\b(?!.*{P})`,
    String.raw`\b(?:have|did) you (?:learn(?:ed|t)?|remember(?:ed)?|pick(?:ed)? up) (?:anything|something)\b(?!.*{P})`,
    String.raw`^(?:show|tell) (?:me |us )?what you (?:have )?(?:learn(?:ed|t)|remember)\b`,
  ],
  [
    'ask-why-limit',
    String.raw`\b(?:why|how|where|which|what)\b.*\b(?:limit|threshold|cut-?off)\b(?!.*(?:budget|money|spend|\bspeed\b|{C}))`,
  ],
  [
    'ask-why-asked',
    String.raw`\bwhy (?:are|do|did|would|must|have) you (?:keep |always |even |now |just )*(?:asking|ask|asked|bother|bothering|checking)\b(?!.*{P})`,
    String.raw`\bwhy (?:this|that|the|another) question\b|\bwhy (?:do|must|should) (?:i|we) (?:have to |need to )?(?:decide|choose|answer)\b|\bwhy (?:am|are) (?:i|we) (?:being )?asked\b`,
  ],
  [
    'ask-why-this',
    String.raw`\bwhy (?:do|did|would|are|have) you (?:even )?(?:recommend|suggest|propose|advise|prefer|rank)\w*\b(?!.*{P})`,
    String.raw`^(?:but |and |so )?why (?:this|that|exactly this|of all (?:places|things) this) (?:one|choice|alternative|suggestion|recommendation)\b`,
    String.raw`\bwhy is (?:that|this|it|the first(?: one)?|number one|number 1) (?:one |alternative |choice )?(?:recommended|the best|best|first|on top|at the top|better)\b|^what makes (?:this|that|it|the first one)(?: one)? (?:the best|better|so good)\b`,
  ],
  [
    'ask-next',
    String.raw`^(?:are|is|will) (?:we|i|it|they) (?:still |running |all |be )*(?:late|on time|on schedule|in time|behind(?: schedule)?)\?*$`,
  ],
  [
    'ask-next',
    String.raw`^(?:we are |i am )?(?:all )?(?:done|finished) here(?: already| early)?(?:,? (?:what is|what|now|and now|where to|on to the|so)? ?(?:next|now)?)?$`,
  ],
  [
    'delay',
    String.raw`\brunning (?:about |at least |around |some )?{L} (?:behind|late)\b|^(?:about |some |around )?{L} behind\b|\b(?:are|am|is) (?:about |some |around |running )?(?:{L} behind|behind by (?:about |some )?{L})\b`,
    String.raw`^(?:it is |there (?:is|are) )?(?:another )?{L} (?:till|until|til|to|for|before) (?:{P}|the next (?:one|bus|train|tram|metro|subway|ferry))(?: now)?$`,
  ],
  [
    'spent',
    String.raw`^${NO_WISH}.*\b(?:paid|spent|blew|forked out|shelled out|coughed up)\b.*(?:{C}|{N}|{T})`,
    String.raw`^${NO_WISH}.*${COSTING} (?:was|were|came to) (?:about |around |only )?{C}`,
    String.raw`^${NO_WISH}.*${COSTING} (?:cost|set) (?:me |us )?(?:back )?(?:about |around |only )?(?:{C}|{N}|{T})`,
    String.raw`^${NO_WISH}(?:just )?{C} (?:for|on) (?:the |a |some )?(?:{M}|tickets?|taxi|cab|bus|metro|coffees?|drinks?|snacks?|souvenirs?)$`,
  ],
  [
    'ate',
    String.raw`\b(?:we|i) (?:have )?(?:just |already )*(?:ate|eaten|had (?:our |some )?(?:{M}|food|a bite|something to eat))\b(?: just| already| now)*$`,
    String.raw`^(?:just |already )+(?:ate|eaten|had {M})(?: already| now)?$`,
  ],
  [
    'sore',
    String.raw`\b(?:feet|legs|back|knees?) (?:are|is|hurts?|aches?)(?: (?:really |so )?(?:killing|hurting|aching|sore|tired|hurt|done)| (?:me|us)|$)`,
  ],
  [
    'filler',
    String.raw`\b(?:spent|seen|had) (?:more than )?enough (?:time|of)\b(?!.*{P})|\b(?:tired of|need a break from) (?:the )?(?:museums?|temples?|shrines?|churches|walking tours?)\b`,
  ],
  [
    'tired',
    String.raw`\b(?:tired|exhausted|worn out|knackered|shattered|wiped out|pooped|drained|beat|dead on (?:my|our) feet|done in|flagging|running on empty)\b(?!.*(?:{P}|{D}|\bless walking\b|\bof (?:museums?|temples?|churches)\b))`,
    String.raw`\b(?:need|could use|could do with|want|have|take|is it time for|fancy) (?:to (?:have|take) )?(?:a |some )?(?:quick |short |little |proper )?(?:breather|break|rest|sit[- ]?down|nap|pause)\b(?! from)(?!.*(?:{P}|{D}|{T}))`,
    String.raw`\b(?:need|want|have|would like|let us|can we|could we) (?:to )?(?:rest|sit down|pause|lie down|catch (?:our|my) breath|slow down and rest)\b(?!.*(?:{P}|{D}|{T}))`,
    String.raw`\b(?:can ?not|can ?'?t) (?:feel my (?:legs|feet)|take another step|walk any ?more|go on|walk any further)(?: any ?more)?$`,
    String.raw`^(?:i |we )?(?:gotta|got to|have to|need to|must) sit(?: down)?(?: (?:for|a bit|a moment|now|please).*)?$`,
    String.raw`\btoo tired to\b|\b(?:kids?|children|mum|mom|dad|everyone|everybody|grandma|grandpa) (?:is|are) (?:getting )?(?:tired|done|cranky|worn out|exhausted)\b`,
  ],
  [
    'hungry',
    String.raw`\b(?:stomachs?|tumm(?:y|ies)|bell(?:y|ies)) (?:is|are) (?:growling|rumbling|empty)\b`,
    String.raw`\b(?:need|needs|want|wants|could do with|could use|dying for) (?:some |a |to )?(?:food|snacks?|bite|eat|something to eat)(?: now| soon| please| right now)*$`,
    String.raw`\b(?:hungry|starving|peckish|hangry|famished|ravenous)\b(?!.*(?:{P}|{D}))`,
    String.raw`^(?:some )?(?:food|snacks?|a bite|something to eat)(?:,? (?:now|please|pls|asap|quick(?:ly)?|right now|urgently|soon))+$`,
  ],
  [
    'replan-day',
    String.raw`^(?:please )?(?:re-?optimi[sz]e|re-?plan|re-?arrange|re-?organi[sz]e|re-?shuffle)(?: (?:the )?(?:rest(?: of (?:the|our|my) day)?|day|it|things))?(?: for us| again| please)*$`,
    String.raw`\b(?:re-?optimi[sz]e|re-?plan|re-?arrange|re-?organi[sz]e|re-?do|re-?shuffle|sort out|redo|plan) (?:me |us )?(?:the |our |my )?(?:rest of (?:the day|our day|my day|it|{D})|(?:what is|whatever is) left of (?:the day|our day|{D})|remaining (?:day|stops)|{D})(?: (?:again|anew|so .*|from here|please))*$`,
  ],
  [
    'closed',
    String.raw`\b(?:gates?|doors?|entrance|shutters?|ticket (?:office|booth|counter)) (?:here )?(?:is|are) (?:already |all )?(?:shut|closed|locked|down|barred|blocked)\b(?!.*\?)`,
    String.raw`\b(?:sign|notice|poster) (?:here |outside |on the door )?(?:says?|reads?)\b(?!.*{D}).*\b(?:closed|shut|no entry)\b`,
  ],
  [
    'end-day',
    String.raw`^(?:please )?(?:forget|cancel|skip|scrap|drop|bin|ditch)(?: about)? (?:everything |all )?(?:(?:for |of )?the )?(?:rest|remainder)(?: (?:of )?(?:the day|{D}))?$`,
    String.raw`^(?:ok |okay |please )?(?:can we|can i|could we|let us|we want to|i want to|we will|we would like to|i would like to|just|we need to)? ?(?:just |please )?(?:(?:go|head|get) (?:straight |right )?(?:home|back (?:to (?:the|our|my) (?:hotel|room|place)|home))|(?:take|bring) (?:us|me) (?:straight |right )?(?:back|home)(?: to (?:the|our|my) (?:hotel|room|place))?)(?: now| already| please)*\?*$`,
    String.raw`^(?:ok |okay |right )?(?:let us |we |we will )?call it a day(?: here| now| then)?$`,
    String.raw`^(?:end|the end|end (?:the |our )?day|end it here|stop for (?:today|{D})|finish here|finish (?:for )?{D})(?: here| now)?$`,
    String.raw`^(?:ok |okay )?(?:we|i) (?:are|am) (?:done|finished) (?:for |with )?(?:the day|{D})(?:,? (?:we |i )?(?:want|go|going|heading|back|let us go|take us).*)?$`,
    String.raw`^(?:ok |okay )?(?:i am|we are) (?:so )?(?:done|finished),? (?:please )?(?:take|bring|get) (?:me|us) (?:back|home)(?: (?:to .*|now|please))?$`,
    String.raw`^(?:ok |okay )?(?:that is|that was|we have had) (?:it|enough|all) for (?:the day|{D})(?:,? .*(?:hotel|home|bed))?$`,
  ],
  [
    'ask-home',
    String.raw`\b(?:when|what time|how late|how long (?:till|until|before))\b.*\b(?:get|be|are|go|come|do we get|back)\b.*\b(?:home|back (?:at|to|in) (?:the |our )?(?:hotel|room)|to (?:the |our )?(?:hotel|bed|room)|to bed)\b(?!.*{P}.*{P})`,
    String.raw`^when (?:are|do|will) (?:we|i) (?:be |get )?back(?: (?:at|to|in) .*)?$|^when (?:does|will) (?:the |our )?day end$`,
  ],
  [
    'ask-views',
    String.raw`\b(?:see|watch|catch|for)\b.*\b(?:sun ?set|sun ?rise|sundown|golden hour)\b|\b(?:sun ?set|sun ?rise) (?:spot|view|point)s?\b|\bwhere\b.*\bsun ?(?:set|rise)\b`,
  ],
  [
    'swap-first',
    String.raw`\b(?:swap|switch|exchange|flip|reverse|change) (?:round |around )?(?:the order of )?(?:the |our )?(?:(?:first|{O}|next) (?:two|couple|{N})|{N} (?:next|{O}))(?: (?:of )?(?:stops?|places?|things?|ones|visits?))?(?: (?:on|of|for))?(?: {D})?(?: around| round| over)?(?: please)?$`,
    String.raw`^(?:please )?(?:do|take|visit) (?:the |our )?(?:first|{O}|next) (?:two|couple|{N})(?: \w+)? (?:the other way (?:a?round)|in reverse|in the other order)(?: please)?$`,
  ],
  [
    'dislike-next',
    String.raw`^(?:i |we )?(?:really )?(?:do not|not|never|no longer) (?:really |that |so |too )*(?:like|fancy|want|feel like|into|keen on|feeling|up for|care for|bothered about)\b.* (?:the |our )?next(?: (?:one|stop|place|thing|visit|bit))?$`,
    String.raw`\b(?:anything|something|somewhere) (?:better|nicer|more (?:fun|interesting)|else) (?:than|instead of|for) (?:the |our )?{P}\?*$`,
  ],
  [
    'unwanted',
    String.raw`^(?:i am |we are )?not (?:really |so )?(?:feeling|in the mood for) (?:the )?{P}(?: (?:today|any ?more|right now|tbh))*$`,
  ],
  ['off-topic', String.raw`\b(?:toilets?|restrooms?|bathrooms?|loo|wc|atm|cash machine)\b(?!.*{P})`],
  ['ask-help', String.raw`^what (?:can|could|should|do) (?:i|we) (?:say|type|tell you|ask)(?: (?:here|now|you))?$`],
  [
    'ask-free-time',
    String.raw`\b(?:do|would) (?:we|i) (?:still )?have time (?:for|to (?:get|have|grab)) (?:a |an |some )?(?:coffee|tea|drink|snack|ice cream|shopping|break|quick)`,
  ],
  ['ask-next', String.raw`\bwhere (?:are|were) (?:we|i) (?:supposed|meant) to be\b`],
  [
    'ask-where',
    String.raw`^(?:(?:remind|tell) (?:me|us) )?(?:and )?where (?:are we|am i|we are|i am|the hell are we)(?: (?:right )?now| at| again| exactly| currently)*(?:,? and what(?: is|'s) next)?\??$`,
  ],
  ['ask-meal', String.raw`\bhow long (?:till|until|til|to|before) {M}\b`],
  ['ask-cost', String.raw`\bhow much have (?:we|i) (?:already )?(?:spent|paid)\b`],
];
