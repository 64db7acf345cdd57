import { MUCH, STAY } from './en-words.ts';
import type { Lexicon } from './lexicon.ts';

/** What is seen on the way, and what is wished of days, meals, lengths, beds and journeys; earlier rules win. */
export const EN_DAYS: Lexicon['rules'] = [
  // Reports
  [
    'no-delay',
    String.raw`\b(?:no longer|not|are not|is not) (?:\w+ )?(?:late|delayed|behind)\b|\b(?:caught up|back on (?:track|schedule|time)|on time (?:again|now|after all))\b`,
  ],
  [
    'delay',
    String.raw`\brunning behind\b|\bwoke up (?:too )?late\b|\bbehind schedule\b`,
    String.raw`\b(?:running|be|are|am|is|will be|going to be|get|getting|arriv\w+|come|coming|there|train|bus|flight|we|i|hours?|{L}) (?:already |a (?:bit|little|few minutes) |very |so |too |quite |about |at least |{L} |{T} )*(?:late|delayed)\b(?! (?:{M}|start|{H}|check|riser))(?!.*\bif\b)`,
    String.raw`\b(?:overslept|slept in|behind (?:schedule|time|plan)|broke down|late by|lost track of time|got lost|lost our way|held up|missed (?:the|our|my) (?:train|bus|tram|metro|subway|ferry|connection)|(?:only|not) (?:get|be|arrive|make it|reach) (?:there|here)? ?(?:before |until |at |by )?{T}|not (?:going to |gonna )?make it (?:on time|in time|before {T}|by {T}|until {T})|delay(?:ed)? (?:of|by)|won't be there (?:until|before)|will not be there (?:until|before))\b|^(?:late|running late|{L} late|late {L}|delayed|delay|we are late|i am late)$|\b(?:train|bus|flight|plane|ferry) (?:is|was|has|got) (?:been )?(?:late|delayed|cancell?ed)\b|\bit (?:will|is going to) take (?:us )?{L} (?:longer|more)\b|\bstill (?:at|in) {P}\b.*\b(?:late|need|another)\b`,
  ],
  [
    'dry',
    String.raw`\b(?:rain (?:has |is )?(?:stopped|over|gone)|stopped raining|not (?:\w+ )?raining(?: any ?more| any longer)?|no longer raining|sun (?:is|has)(?: come| back)? ?(?:out|back|shining)|cleared up|weather (?:is|got|has got|has gotten) (?:better|fine|good|nice)(?: again| now)?|dry again|sunny (?:now|again)|no rain(?: any ?more| now)?)\b`,
  ],
  [
    'rain',
    String.raw`\b(?:raining|pouring|drizzling|snowing|hailing|thunderstorms?|storm(?:ing|y)?|downpour|bucketing|(?:starts?|started|starting|begins?|going|will|supposed|expected|forecast\w*|says?|predict\w*|calls? for|looks like|it is|lots of|heavy) (?:to |it |will |for |is )*(?:rain|snow)|rain (?:is )?(?:coming|expected|forecast|all day|here|{D})|typhoon|heat ?wave|it is (?:too |so |way too |very |really |boiling |freezing )*(?:hot|cold|windy|icy|slippery)(?! (?:pot|chocolate)))\b(?!.*\?)`,
    String.raw`\bif it (?:rained|should rain|were to rain)\b`,
    String.raw`^(?:rain|rainy|wet|storm)(?: now| here)?$`,
    String.raw`^(?:there is |there will be |heavy |some |lots of )*rain\b(?!.*\?).*(?:{S}|{T}|{W}|{H})`,
  ],
  [
    'closed',
    String.raw`^(?!.*\b(?:not|never|no longer) (?:really |actually |even )?(?:closed|shut)\b).*{P}.*\b(?:is|are|was|looks|seems|turned out(?: to be)?|being|has|will be)\b.*\b(?:closed|shut|shuttered|on strike|under (?:renovation|construction)|not open|fully booked|sold out)\b`,
    String.raw`^(?!.*\b(?:not|never|no longer) (?:really |actually |even )?(?:closed|shut)\b).*\b(?:closed|shut|shuttered|sold out|not open)\b.*{P}`,
    String.raw`^(?:it|that|this|they|this place|the place|the door|everything|the museum|the temple|the shop|the restaurant)? ?(?:is|are|was|has|seems|looks|turns out)? ?(?:it )?(?:just |already |actually |all |now )*(?:closed|shut|not open|locked up|sold out|on strike|fully booked)(?: (?:down|{D}|now|early|for (?:renovation|works|repairs|a private event|the day|lunch)|already|here|up|on {D}|{D}))*$`,
    String.raw`\bthe (?:sign|door|guard|website) says?\b.*\b(?:closed|shut)\b|\bthey (?:will not|did not|do not) let (?:us|me) in\b|{P} closed\b(?!.*\?)`,
  ],
  [
    'traffic',
    String.raw`\b(?:traffic|gridlock|stuck on the (?:road|bus|motorway|highway)|road (?:is )?(?:closed|blocked)|no trains?(?: running)?|trains? (?:are )?not running|(?:metro|subway|bus|train|transport|transit) (?:strike|is not running|is down|broke)|strike|jam|jammed|congest\w+|demonstration|protest)\b`,
  ],
  [
    'crowd',
    String.raw`\b(?:line|queue|wait) (?:at|for|in front of|outside) (?:the )?{P} is\b.*\b(?:endless|too long|insane|crazy|huge|very long|massive|long)`,
    String.raw`^(?!.*\b(?:not|never|hardly) (?:at all |so |very |that |really |too |all that )*(?:crowded|busy|packed|full)\b)(?!.*\b(?:always|usually|often|generally|tends? to)\b).*\b(?:crowd|crowds?|crowded|packed|overrun|rammed|mobbed|heaving|overcrowded|jam[- ]packed|swamped|super busy|too busy|so busy|very busy|really busy|way too many (?:people|tourists)|(?:too|so) many (?:people|tourists)|full of (?:people|tourists)|(?:long|huge|massive|endless|big|enormous|insane|crazy|\d+ ?m(?:eter)?s?) (?:queues?|lines?)|queue (?:is|of|goes|looks)|line (?:is|goes) (?:\w+ )?(?:long|huge|around)|zoo here|sardines|{K} full|full {K}|(?:very|so|too|really|completely|totally) full|mobs? of|hordes? of)\b(?!.* (?:pace|schedule|days?|programme|program)\b)(?!.*\b(?:avoid|hate|do not (?:like|want)|less|without|no|prefer|not (?:so|too)|is it|will it be|quieter)\b)(?!.*\?)(?!.*{D} (?:is )?(?:looking|getting))(?!.*{D}.*\b(?:is|are|looks?|seems?|feels?) (?:too |so |very |way too )*(?:full|packed|crowded|busy))(?<!{D} (?:is|looks|seems|feels) (?:too|so|very|way too|really) (?:full|packed|crowded|busy))`,
    String.raw`^(?:crowd|busy|crowded|packed|full)[: ]*(?:{K}|{N})?[.!]*$|^{K}(?: full)?$`,
  ],
  [
    'unwanted',
    String.raw`^(?:not this(?: one)?|i do not (?:like|want|fancy) (?:this|it|that)(?: one| place| stop)?|(?:do not|not) (?:feel like|in the mood for|fancy) (?:it|this|that)(?: one| place| stop)?(?: now| {D}| any ?more)?|we do not (?:like|want|fancy|feel like) (?:this|it|that)(?: one| place| stop)?(?: now| any ?more)?|this (?:one )?is (?:boring|not (?:for us|my thing|interesting)))$`,
  ],

  // Appointments
  [
    'unlock',
    String.raw`\b(?:unlock|unpin|unfix|release|un-?fasten|loosen|un-lock|unfreeze)\b`,
    String.raw`{P}.*\b(?:is|are) (?:no longer|not) (?:fixed|locked|booked|reserved|pinned)(?: any ?more)?\b|\b(?:no longer|not) (?:have|got|hold) (?:a |the |our )?(?:reservation|booking|tickets?)\b.*{P}|\b(?:cancell?ed|cancel) (?:the|our|my) (?:\w+ )?(?:reservation|booking|tickets?|table|appointment)\b(?!.*\?)|{P} (?:can|may) (?:be )?move(?:d)?(?: again| around| freely)?$|\bremove the lock\b`,
  ],
  [
    'booked',
    String.raw`\b(?:have|got|hold|made|bought|purchased|there is|with)\b.*\b(?:reservations?|booking|tickets?|appointment|table|slot|guided tour|tour)\b(?=.*(?:{P}|{T}|{M}))`,
    String.raw`\b(?:booked|reserved|pre-?booked|prebooked|bought tickets)\b(?=.*(?:{P}|{T}|{M}))(?!.*\bfully booked\b)`,
    String.raw`\b(?:reservation|booking|tickets?|appointment|table|time ?slot)\b.*\b(?:is|are|for|at)\b.*(?:{T})`,
  ],
  [
    'lock',
    String.raw`\b(?:lock|pin|fix|freeze)\b (?:everything|all|the (?:whole )?day)\b.*{D}|\b(?:lock|pin|freeze) {D}`,
    String.raw`\b(?:lock|pin|fix|freeze|hold|fasten|secure|nail down)\b.*(?:{P}|{M}|\b(?:it|that|this)\b)(?!.*\b(?:closed|broken)\b)`,
    String.raw`\b(?:do not|never|nobody) (?:\w+ )?(?:move|touch|change|shift|reschedule)\b.*(?:{P}|\b(?:it|that)\b)`,
    String.raw`\bkeep (?:the )?{P}(?: (?:fixed|locked|as (?:it is|is|planned)|where it is|no matter what|in place|at {T}|there|exactly.*))+$`,
    String.raw`{P} (?:must|has to|should|needs to|is to) (?:stay|remain|be fixed|stay put|stay where it is|not move)\b|\bleave (?:the )?{P} (?:as it is|where it is|alone|untouched|in place)\b|{P} (?:is|stays) (?:fixed|set|non-negotiable|set in stone)\b|{P} stays$`,
  ],
  [
    'filler',
    String.raw`\b(?:do not|never|not) (?:want|need|like|have)(?: you)? to (?:add|squeeze|put in|fit)\b.*\b(?:anything|something|more)\b`,
  ],
  ['remove', String.raw`\bno longer (?:really )?(?:want|wish|need|care|interested|keen|fancy)\b.*{P}`],
  // Said of a stop, and no order: what is meant is asked.
  [
    'what-about',
    String.raw`\b(?:not|never) (?:yet |really |quite )*(?:decided|made up|agreed|certain)\b.*{P}|\b(?:nobody|no one|who) (?:will|would|is going to) (?:ever )?(?:miss|notice|mind)\b.*{P}`,
    String.raw`\bturn (?:us|me|you|people) away\b|\b(?:will|would|is|are) (?:never|not) (?:do|enough|be enough)(?: time)? (?:for|at|in) (?:the )?{P}|{P}.*\b(?:on )?the same day\b|\bsame day\b.*{P}`,
  ],
  ['ask-cost', String.raw`\b(?:have to|need to|must|should) (?:sell|pawn|mortgage)\b`],
  [
    'keep',
    String.raw`\b(?:nobody|no one|who) (?:ever )?(?:asked|told|said|wants?|wanted)\b.*\b(?:remove|delete|drop|skip|cut|cancel|take|leave|replace|swap|move|change|touch|shorten)\b`,
    String.raw`\b(?:would|could|will|can) not (?:ever |really |want to |like to |dare to )*(?:remove|delete|drop|skip|cut|cancel|take out|replace|swap|shorten|miss|give up)\b.*(?:{P}|{M}|\b(?:it|that)\b)|^no way (?:we|i|you|that) .*{P}`,
    String.raw`\b(?:not|never|nobody)\b.*{P}.*\b(?:be|get|gets|to be) (?:removed|deleted|dropped|skipped|cut|cancelled|shortened|moved|changed|replaced|swapped|touched|lengthened)\b`,
    String.raw`\b(?:do not|never|not to|please not) (?:make|let|want|have)\b.*{P}.*\b(?:longer|shorter|earlier|later)\b|\b(?:no need|not necessary|not needed|unnecessary|do not need|do not have) (?:for us |for you )?to (?:move|change|shorten|replace|swap|drop|skip|remove|cancel)\b`,
    String.raw`\b(?:do not|never|should not|must not|please not)(?: you| ever| please| dare(?: to)?| want (?:you )?to)? (?:remove|delete|drop|skip|cut|cancel|take out|take|leave out|throw out|replace|swap|lose|kick|shorten|ditch|miss|lose|give up)\b.*(?:{P}|{M}|\b(?:it|that)\b)`,
    String.raw`\b(?:never|did not|do not|have not) (?:say|said|ask|asked|tell|told|mean|meant)(?: for)?(?: you| us| me)? (?:to )?(?:remove|delete|drop|skip|cut|cancel|take|leave|throw|replace|swap|move|change)\b`,
    String.raw`\bkeep (?:the )?(?:{P}|it|that)(?: in)?(?: please)?$|\b(?:want|need) to keep (?:the )?{P}`,
  ],

  // Free time, before verbs that also mean otherwise
  [
    'unfree',
    String.raw`\b(?:do not|no longer|not) (?:need|want|have to|keep|leave)\b.*\bfree\b|\b(?:plan|fill|use) (?:{D} {H}.*|the free (?:time|{H}|slot).*)(?:again|after all)|\bno longer free\b|\b(?:remove|delete|cancel|drop|fill|use) (?:the |our |my )?(?:free (?:time|slot|{H}|hours)|break|gap)\b`,
  ],
  [
    'free',
    String.raw`\b(?:skip|cancel|drop|remove|clear|delete)\b (?:everything|all|anything)(?: planned)? (?:before|after|from|between) (?:{T}|{S}|{M})`,
    String.raw`\b(?:skip|cancel|drop|remove|clear|delete)\b (?:everything|all|the (?:whole )?day|the plans?|our plans?|the whole(?: of)?)?(?: planned)?(?: on| for| in| of)*(?: the)? ?(?:{D}|{H})(?!.*(?:{P}|{M}))`,
    String.raw`^(?!.*\b(?:before|after) {T}).*\b(?:do not|not|never) (?:want to )?(?:plan|schedule|put|do|have|want)\b.*\b(?:anything|something|any (?:stops?|thing|plans))\b.*(?:{D}|{H}|{T}|{S})(?!.*{M})`,
    String.raw`\b(?:need|want|have|leave|keep|give|some)\b.*(?:{L}|time).*\bfor (?:shopping|ourselves|myself|a nap|a walk|rest\w*|the pool|work|a call|swimming|the kids)\b`,
    String.raw`^(?!.*{P} (?:off|out))(?=.*(?:{D}|{H}|{T}|{S}|{L}|{A})).*\b(?:keep|leave|make|have|want|need|take|give|block|reserve|hold|get|clear|set aside)\b.*\b(?:free|off|empty|open|unplanned|clear|to ourselves|to myself|for ourselves|for myself|unscheduled|blank)\b(?!.*\b(?:start|{P} (?:off|out))\b)`,
    String.raw`\b(?:(?:free|quiet) (?:time|{H}|day|slot)|time off|time to ourselves|time for (?:ourselves|myself|shopping)|day off|nothing (?:planned )?(?:on|in|for|at|between|from)|no (?:plans|program|programme|sightseeing)|rest day|do nothing|a break|nap|siesta|chill)\b(?=.*(?:{D}|{H}|{T}|{S}|{A}))`,
    String.raw`\bclear {D}|\bblock (?:out |off )?(?:{D}|{S}|{T})|^nothing {D}|\bplan nothing\b|\bnothing (?:planned )?{D}|{D}(?: {H}| {S})? (?:should (?:be|stay)|to be|stays?|must be) (?:free|empty|off)|{D}(?: {H}| {S})? (?:free|off)$`,
  ],

  // Meals
  [
    'meal-skip',
    String.raw`\b(?:skip|no|without|cancel|remove|drop|delete|do not (?:need|want|plan)|not (?:need|want)|leave out|forget(?: about)?|cut)\b(?: (?:any|the|a|to have|having|us))* {M}(?!.*{P})(?! (?:at|before|after) {T})`,
    String.raw`{M}.*\b(?:with (?:friends|family|my|our|a friend|relatives)|on (?:our|my) own|ourselves|by ourselves|is covered|already (?:sorted|covered|taken care of)|is included|not needed|at (?:our )?home|at the hotel)\b`,
    String.raw`\b(?:eat|have) {M} (?:ourselves|on our own|at the hotel|at home)\b|\b(?:have|got) (?:our own )?{M} plans\b`,
  ],
  [
    'meal-cheaper',
    String.raw`\b(?:cheaper|less expensive|inexpensive|budget|cheap|affordable|simpler|low[- ]cost)\b.*(?:{M}|\b(?:restaurants?|food|meals?|eats?|places? to eat)\b)(?!.*{P})`,
    String.raw`(?:{M}|\b(?:restaurants?|meals?)\b).*\b(?:cheap|cheaper|inexpensive|less expensive|too expensive|too pricey|overpriced)\b(?!.*{P})|\bspend less on (?:food|{M}|meals|eating)\b|\bsave (?:money )?on (?:food|{M}|meals)\b`,
  ],
  [
    'meal-better',
    String.raw`\b(?:better|nicer|nice|special|fancier|fancy|fine|posh|upscale|more (?:special|upmarket|expensive)|romantic|michelin)\b.*(?:{M}|\b(?:restaurants?|dining|food|meals?)\b)(?!.*{P})`,
    String.raw`(?:{M}|\b(?:restaurants?|meals?)\b).*\b(?:nicer|better|fancier|somewhere (?:nice|special|fancy)|fancy|posh)\b`,
  ],

  // Length of a stop
  [
    'shorter',
    String.raw`\bnot (?:too|so|that) (?:long|much time) (?:at|in)\b.*{P}`,
    String.raw`\b(?:it|that|this) (?:a (?:bit|little) )?shorter\b`,
    String.raw`\b(?:shorten|shorter|cut short|less time|not (?:so|that|as) (?:long|much time)|too long|too much time|reduce|trim|quick(?:er)? (?:visit|look|stop)|not spend (?:so|that) (?:long|much)|spend less|make .* short(?:er)?|briefer)\b.*(?:{P}|{M}|\b(?:it|that|there)\b|{L})`,
    String.raw`{P}.*\b(?:shorter|for less|less time|quick(?:er|ly)?|too long|cut short|is too long|not (?:so|that) long|be shortened)\b(?!.*{P})`,
    String.raw`\bcut (?:the )?{P} (?:short|down|to {L}|by {L})|{P} (?:by )?{L} (?:shorter|less)|\b{L} less\b.*{P}|\bless {P}$|\b(?:leave|finish|get out of) (?:the )?{P} (?:earlier|sooner|{L} (?:earlier|sooner)|early)\b`,
  ],
  [
    'longer',
    String.raw`{P}.*\b(?:another|an extra|one more) {L}|{P}.*{L} more$`,
    String.raw`\b(?:it|that|this) (?:a (?:bit|little) )?longer\b`,
    String.raw`\b(?:more time|(?<!no )longer|extend|lengthen|prolong|extra time|enough time|not enough time|extra {L}|{L} (?:more|longer|extra)|another {L}|additional {L}|too short|stay (?:${MUCH})?longer|more than {L}|expand|too little time|rushed)\b.*(?:{P}|{M}|\b(?:it|that|there|here)\b)`,
    String.raw`(?:{P}|{M}).*\b(?:longer|more time|extra time|{L} (?:more|longer|extra)|for longer|too short|not (?:long )?enough|is rushed|feels rushed|be extended|by {L})\b(?!.*\b(?:move|later|earlier|shift|push)\b)`,
    String.raw`\b(?:stay|remain) (?:here|there) (?:for )?(?:another {L}|an extra {L}|{L}|(?:${MUCH})?longer)`,
    String.raw`\b(?:stay|remain|spend) (?:{L} |${MUCH})(?:longer|more)(?: time)?\b|\badd {L} (?:to|at|in|for) (?:the )?{P}|\bgive (?:us |me )?(?:{L} )?more (?:time)?`,
  ],
  [
    'spend',
    String.raw`^(?:make|do|have) (?:it|that) (?:only |just )?{L}$`,
    String.raw`\b(?:spend|stay|have|need|want|give|take|allow|plan|make|reserve|set|do|budget|schedule|at least|only|just|visit|limit|keep|get|change|reduce|extend|put)\b.*{L}(?! (?:earlier|later|before|after|late|walk|away|sooner))(?=.*{P})`,
    String.raw`{P}.*\b(?:for|to|in|is|needs|takes|only|about|at least|max|should be|should take|be)\b ?(?:about |only |just |at least |only about |around )*{L}(?! (?:earlier|later|before|after|late|sooner))`,
    String.raw`^(?:the )?{P}[:,]? {L}$|^(?:only |just |about |at least |full )?{L} (?:at|in|for|is enough for|will do for|is plenty for|is enough at) (?:the )?{P}(?: (?:is enough|will do|should do|please))*$|\b(?:spend|stay) (?:only |just |about |at least )?{L} (?:there|here)\b`,
  ],

  // Hotel
  [
    'stay-cheaper',
    String.raw`\b(?:cheaper|less expensive|affordable|budget|inexpensive|cheap)\b.*\b${STAY}\b|\b${STAY}\b.*\b(?:cheaper|less expensive|too (?:expensive|pricey|dear)|costs too much)\b`,
  ],
  [
    'stay-better',
    String.raw`\b(?:better|nicer|fancier|more (?:comfortable|luxurious)|luxury|upgrade|posh|fancy)\b.*\b${STAY}\b|\b${STAY}\b.*\b(?:better|nicer|upgrade\w*|more (?:comfortable|luxurious)|too (?:simple|basic))\b`,
  ],
  [
    'stay-nearer',
    String.raw`\b(?:closer|nearer|more central\w*|in the (?:centre|center)|centrally)\b.*\b${STAY}\b|\b${STAY}\b.*\b(?:closer|nearer|more central|too far|in the (?:centre|center)|near(?:er)? to)\b`,
  ],
  [
    'stay',
    String.raw`\b(?:another|different|other|change|switch|new|swap|replace)\b.*\b(?:${STAY}|where we stay)\b|\b(?:do not like|hate) (?:the|our|this) ${STAY}\b|\b${STAY}\b.*\b(?:cancell?ed|overbooked|fully booked|closed down|fell through)\b`,
    String.raw`\b(?:stay|sleep|book us|check in(?:to)?|spend the (?:night|{H})s?) (?:at|in|into) (?:the )?{P}(?! (?:for|until|till) (?:{L}|{T}))(?!.*{L})`,
  ],

  // Arrival and departure, dates
  [
    'arrival',
    String.raw`\b(?:we|i|our|my|the|us)\b.*\b(?:arrive|arrives|arriving|arrival|land|lands|landing|get in|gets in|touch(?:es)? down|come in|pull in)\b.*{T}(?!.*{P})`,
    String.raw`^(?:arrive|arriving|arrival|landing|land)\b(?!.*{P}).*{T}|\b(?:flight|train|plane|bus) (?:arrives|lands|gets in|comes in)\b.*{T}|\bnot (?:be )?(?:there|in \w+) (?:until|before) {T}`,
  ],
  [
    'departure',
    String.raw`\b(?:our|my|the|return) (?:flight|train|plane|bus|ferry|shinkansen|tgv|eurostar)(?: home| back| out)?\b.*\b(?:leaves|departs|goes|is|leave|takes off|at|departure)\b.*{T}`,
    String.raw`^(?:need|have|must|got)(?: to)? (?:be at|get to|catch|reach) (?:the|our|my|a) (?:airport|station|train|flight|plane|bus|ferry)\b.*{T}`,
    String.raw`^(?!.*\bhotel\b).*\b(?:we|i)\b.*\b(?:leave|depart|fly (?:home|back|out)|go home|head home|head back home|set off|catch (?:the|our|a) (?:flight|train|plane)|take off|leaving|departing|be at the (?:airport|station))\b.*{T}(?!.*\b(?:hotel|day)\b)`,
    String.raw`^(?:departure|depart|departing|flight|leaving|leave)\b(?!.*\bhotel\b).*{T}|\bcheck ?-?out\b.*{T}`,
  ],
  [
    'dates-end-later',
    String.raw`\b(?:stay|stay on|add|extend|prolong|lengthen|make)\b.*\b(?:an? |one |{N} )?(?:extra |more |additional |another )?(?:days?|nights?)\b(?: (?:longer|more|extra))?(?!.*{P})(?=.*\b(?:longer|extra|more|additional|another|extend|prolong|lengthen|add)\b)`,
    String.raw`^(?:an?other|one more|an? (?:extra|additional) |{N} (?:more|extra)) ?(?:one )?(?:days?|nights?)(?: (?:in|at|here)\b.*)?$`,
    String.raw`\b(?:leave|go home|fly home|return|come home|go back|come back|end) (?:an? |one |{N} )?days? later\b|\b(?:an? |one |{N} )(?:extra |more )?days? (?:longer|more|extra)\b|\b(?:stay|extend)\b.* until {D}`,
  ],
  [
    'dates-end-earlier',
    String.raw`\b(?:leave|go home|come home|fly home|return|go back|come back|end|head home|be home|be back|finish)\b.*\b(?:an? |one |{N} )?days? (?:earlier|sooner|early)\b|\b(?:an? |one |{N} )days? (?:shorter|less|fewer)\b|\b(?:cut|drop|remove|skip|lose|shorten)\b.*\b(?:the last day|(?:an? |one |{N} )days?|trip)\b(?!.*{P})|\b(?:go home|leave|fly home|return|end|head home) (?:already )?on {D}|\bstay (?:only |just )?until {D}|\b(?:have to|must|need to) (?:go home|leave|return) (?:on )?{D}`,
  ],
  [
    'dates-start-later',
    String.raw`\b(?:start|arrive|come|begin|leave home|get there)\b.*\b(?:an? |one |{N} )days? later\b|\b(?:arrive|come|start) (?:the trip |only |only on )*on {D}(?! at)|\bstart (?:the trip )on {D}`,
  ],
  [
    'dates-start-earlier',
    String.raw`\b(?:start|arrive|come|begin|get there|fly (?:in|out))\b.*\b(?:an? |one |{N} )days? (?:earlier|sooner)\b`,
  ],
  [
    'dates-later',
    String.raw`^(?!.*(?:{D}|{L})).*\b(?:move|shift|push|postpone|delay|change)\b.*\b(?:trip|everything|dates|holiday|vacation|travel|journey|{A}|all)\b.*\b(?:later|back|after|forward|(?:an? |one |{N} )(?:days?|weeks?))\b(?!.*\b(?:earlier|forward)\b)(?!.*{D})(?!.*{L})(?!.*{P})`,
    String.raw`\b(?:travel|go) (?:an? |one |{N} )(?:days?|weeks?) later\b`,
  ],
  [
    'dates-earlier',
    String.raw`^(?!.*(?:{D}|{L})).*\b(?:move|shift|bring|push|change)\b.*\b(?:trip|everything|dates|holiday|vacation|travel|journey|{A}|all)\b.*\b(?:earlier|forward|ahead|before)\b(?!.*{D})(?!.*{L})(?!.*{P})`,
    String.raw`\b(?:travel|go) (?:an? |one |{N} )(?:days?|weeks?) earlier\b`,
  ],
  [
    'dates-longer',
    String.raw`\b(?:extend|lengthen|prolong|make) (?:the |our )?(?:trip|stay|holiday|vacation)(?: longer)?(?: by)?\b`,
  ],
  [
    'dates',
    String.raw`\b(?:change|move|shift|set|make|switch)\b.*\b(?:dates|trip|travel dates|days|it)\b.*(?:{D}|{N} (?:days|nights))(?!.*{P})(?=.*\b(?:dates|trip|days|nights)\b)`,
    String.raw`\b(?:we|i) (?:travel|come|go|are coming|will come|are there|are travelling) (?:from )?{D} (?:to|until|till|-) {D}`,
    String.raw`^(?:from )?{D} ?(?:to|until|till|-|–) ?{D}(?: instead)?$|\b(?:only|just) (?:stay |have |be there (?:for )?)?{N} (?:days|nights)\b|\bmake it {N} (?:days|nights)\b`,
  ],

  // A day's hours
  [
    'day-start-later',
    String.raw`\b(?:everything|the (?:whole )?day|all)\b (?:${MUCH})?(?:{L} )?later\b.*{D}|{D} (?:should |could |to )?(?:start|begin|starts|begins) (?:${MUCH})?(?:{L} )?later\b`,
    String.raw`\b(?:move|shift|push|start)\b.*\b(?:everything|the (?:whole )?day|all)\b.*{D}.*(?:later|back|{L})`,
    String.raw`\b(?:start|begin|get up|wake up|get going|set off|head out|leave(?: the hotel)?)\b(?: {D}| the day| our day| days?| in {H}| {H})*(?: ${MUCH})?\b(?:later|not so early|less early|not (?:too|that) early)\b(?!.*{P})`,
    String.raw`\b(?:later start|sleep in|lie[- ]in|sleep late|sleep longer|lazy (?:{D} )?(?:{H}|start)|slow(?:er)? (?:{D} )?(?:{H}|start)|late start|not (?:so|too|that) early|too early|(?:do not (?:want|need|have|like) to|can not|could not|never|would not) (?:get up|start|wake up|make it)(?: so| too| that)? early|{M} in peace)\b(?!.*{P})`,
  ],
  [
    'day-start-earlier',
    String.raw`\b(?:start|begin|get up|get going|set off|head out|leave (?:the hotel))\b(?: {D}| the day| our day| days?| in {H}| {H})*(?: ${MUCH})?\b(?:earlier|early|sooner|at dawn|at sunrise)\b(?!.*{P})`,
    String.raw`\b(?:earlier start|early start|early bird)\b`,
    String.raw`\b(?:move|shift|bring|pull|start)\b.*\b(?:everything|the (?:whole )?day|all)\b.*{D}.*(?:earlier|forward)`,
  ],
  [
    'day-start',
    String.raw`\b(?:in bed|sleep|asleep|breakfast|{M})\b.*\b(?:until|till) {T}(?!.*{P})`,
    String.raw`\b(?:start|begin|get up|wake up|get going|set off|head out|kick off|leave the hotel|first (?:stop|thing|visit)|begin the day|day starts?|starts?|starting)\b.*{T}(?!.*{P})`,
    String.raw`\b(?:nothing|not|no (?:stops?|plans|sightseeing|activities)|do not (?:start|plan|want)[\w ]*|never|earliest) (?:planned |starting |anything )*(?:before|earlier than|until) {T}(?!.*{P})`,
    String.raw`{D}.*\b(?:start|begin|from)\b.*{T}(?!.*{P})(?!.*(?:free|{S}))|\bnot before {T}`,
  ],
  [
    'day-end-earlier',
    String.raw`\b(?:end|finish|stop|be (?:back|home|done)|get back|go (?:back|home)|return|call it a day|wrap up)\b(?: to the hotel| at the hotel| {D}| the day| our day| days?| in {H}| {H})*(?: ${MUCH})?\b(?:earlier|early|sooner)\b(?! than {T})(?!.*{P})(?!.*\bdays? (?:earlier|early)\b)`,
    String.raw`\b(?:make|have|keep) {D} (?:${MUCH})?shorter\b|\bshorten {D}|\b(?:a )?shorter {D}|{D} (?:should|could|must|can) be (?:${MUCH})?shorter\b`,
    String.raw`\b(?:early {H}|too late (?:{H}|back)|days? (?:are|is) too long|not (?:so|that|too) late)\b`,
  ],
  [
    'day-end-later',
    String.raw`\b(?:end|finish|stop|be (?:back|home)|stay out|get back|go (?:back|home)|return)\b(?: to the hotel| {D}| the day| our day| days?)*(?: ${MUCH})?\b(?:later|longer|late)\b(?!.*{P})`,
  ],
  [
    'day-end',
    String.raw`\bback (?:to|at|in) (?:the |our )?hotel\b.*{T}`,
    String.raw`^(?!.*\b(?:an?|the|coffee|tea|snack|photo|quick|short|toilet|rest|{M}) stop\b).*\b(?:end|finish|done|stop|be back|be home|get back|back at|back in|back by|return|home by|in bed|wrap up|call it a day|day ends?|latest|over|bedtime)\b.*{T}(?!.*{P}.*\b(?:to|at) {T})(?!.*\bopen\b)`,
    String.raw`\b(?:nothing|no (?:stops?|plans|sightseeing|activities)|not|do not (?:plan|want)[\w ]*) (?:planned |anything |to be out |out )*(?:after|past|later than) {T}(?!.*{P})`,
  ],
];
