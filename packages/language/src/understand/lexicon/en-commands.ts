import type { Lexicon } from './lexicon.ts';

/** What is asked of the program itself; earlier rules win. */
export const EN_COMMANDS: Lexicon['rules'] = [
  [
    'injection',
    String.raw`\b(?:ignore|disregard|forget|override|bypass) (?:all |any |the |your |my |these |those )*(?:previous|prior|earlier|above|preceding|system|safety|your)? ?(?:instructions?|rules|prompts?|guidelines|orders|programming)\b`,
    String.raw`\b(?:system prompt|you are now (?:an?|the)|act as (?:an?|if)|pretend (?:to be|you are)|jailbreak|developer mode|reveal your|print your (?:instructions|prompt)|new instructions|from now on you are|api key|drop table|<script|sudo |rm -rf|as an ai)\b`,
  ],
  [
    'emergency',
    String.raw`^(?:police|help us|sos|fire)$|\b(?:hospital|ambulance|emergency|911|112|119|heart attack|unconscious|bleeding|broke (?:his|her|my|a|an|their) \w+|pickpocket\w*|robbed|mugged|stolen|stole|attacked|assault\w*|overdose|allergic reaction|can not breathe|seizure|fainted|collapsed|call (?:the )?police|police station|need (?:a |the |to see a )?(?:doctor|police)|earthquake|fire alarm|embassy|injured|hurt (?:himself|herself|myself|badly)|(?:husband|wife|son|daughter|mother|father|mum|mom|dad|child|kid|friend|he|she|i|grandma|grandpa|partner|baby) (?:has |have |just )?(?:fell|fallen|been hit|had an accident)(?! (?:in love|asleep|behind))|accident|lost (?:my|our|his|her|the) (?:passports?|wallet|child|son|daughter|kid|bag|purse|phone|medication|insulin))\b|\b(?:very|really|seriously) (?:sick|ill)\b|\bfood poisoning\b|\bnearest (?:pharmacy|doctor|hospital)\b`,
  ],
  [
    'person',
    String.raw`\b(?:talk|speak|chat|connect|transfer|put|get) (?:me |us )?(?:through )?(?:to|with) (?:an? |the |some ?)?(?:real |actual |live )?(?:human|person|agent|somebody|someone|operator|staff|representative|support|people|one)\b`,
    String.raw`\b(?:real|actual|live) (?:human|person|agent)\b|\bcustomer (?:service|support|care)\b|\bhuman (?:please|agent|being|help)\b|^(?:human|agent|operator|a human|a person|person|representative)$|\bcontact (?:you|somebody|someone|support)\b|\bis (?:there )?(?:anyone|anybody|somebody|someone) (?:there|i can)\b|\bcall (?:me|you|support)\b`,
  ],
  [
    'start-over',
    String.raw`\b(?:start (?:all )?(?:over|again|afresh|from (?:scratch|zero|the beginning))|begin (?:again|anew|from scratch)|from scratch|reset (?:everything|all|the trip)|(?:scrap|cancel) (?:everything|it all|all of it|the (?:whole )?(?:plan|trip|thing))(?! (?:on|before|after|from|between|planned|for|{D}|{H}))|throw (?:everything|it all) (?:away|out)|delete (?:everything|the whole trip|the (?:whole )?(?:plan|trip)|all(?: of it)?)|new trip|plan (?:a|another) (?:new|different) trip|forget everything)\b`,
  ],
  [
    'plan-anew',
    String.raw`\b(?:re-?plan|redo|re-?do|re-?make|rework|re-?generate|plan|make|do|build|create|recalculate|reshuffle|shuffle|refresh) (?:me |us )?(?:everything|it all|the (?:whole|entire) (?:trip|plan|thing|itinerary)|the plan|all (?:the )?days|the itinerary|{A})(?: (?:again|anew|new|from new|differently|please))*$|\b(?:a |an )?(?:completely |totally |whole |entirely )?(?:new|different|fresh|another) (?:plan|itinerary)\b(?! (?:for|on) {D})|\bplan (?:it )?(?:all )?(?:again|anew)$|\breshuffle$`,
  ],
  [
    'undo',
    String.raw`^(?:undo|un-do|revert|go back|take (?:it|that|this) back|roll ?back|back|ctrl[- ]?z|oops|(?:scrap|scratch) (?:that|this)|cancel (?:that|this|the last (?:change|one|edit|step)|my last (?:change|edit))|reverse (?:it|that|this)|change (?:it|that) back|put (?:it|that|everything|them|things) back|restore|no,? undo)(?: (?:it|that|this|please|the last (?:change|one|step|thing|edit|move)|my last (?:change|edit)|last(?: change)?|what you (?:just )?did|the change|change|all that|again|now|to (?:before|how it was|the way it was)|(?:the )?(?:way|how) it was))*$|\bundo\b|^(?:revert|reverse|forget|never mind|cancel|scrap|scratch|take back) (?:the |that |my |your )?(?:(?:last|previous) )?(?:change|thing|edit|step|move)$|^(?:reverse|revert) what you (?:just )?did$|^bring (?:it|that) back$|\b(?:as|how|the way) it was(?: before)?$|\brevert (?:to|the|that|this|it|my)\b|\bput (?:it|everything|that|things) back (?:how|as|the way|to|like)\b|\bi did not mean (?:that|to)\b|\bthat was a mistake\b|^go back one(?: step)?$|\btake back (?:the|that|my) (?:last )?change\b|\breverse the last\b`,
  ],
  [
    'redo',
    String.raw`^(?:redo|re-do)(?: (?:it|that|this|the (?:last )?change|please|my change|last|again))*$|\bredo (?:it|that|the (?:last )?(?:change|edit|step))\b|\bundo the undo\b|^do it again$|\bapply it again\b|\bun-?undo\b`,
  ],
  [
    'save',
    String.raw`^save(?: (?:it|this|that|the (?:trip|plan|itinerary)|my (?:trip|plan)|everything|please|now))*$|\bsave (?:the|this|my|our) (?:trip|plan|itinerary)\b|\bstore (?:the|this|my) (?:trip|plan)\b|\b(?:export|download|print|email|share|send)\b.*\b(?:plan|trip|itinerary|it|calendar|pdf)\b|\bis (?:it|this|my (?:trip|plan)|everything) saved\b`,
  ],
  [
    'stop',
    String.raw`^(?:forget|ignore) what i (?:just )?said$`,
    String.raw`^(?:stop|stop it|stop that|abort|halt|quit|exit|cancel|stop now|never ?mind|nvm|nevermind that|forget (?:it|that)|leave it|drop it|don't bother|do not bother|stop please)(?: now| please| then)?$`,
  ],
  [
    'ask-autonomy',
    String.raw`\b(?:can|do|will|may) you (?:change|act|decide|do)\b.*\b(?:by yourself|on your own|alone|without asking|automatically|yourself)\b|\bdo you (?:ask|always ask) (?:me|us)\b|\bwill you ask\b`,
  ],
  [
    'autonomy-act',
    String.raw`\b(?:do not (?:ask|bug|bother) (?:me|us)(?: every time| each time| first| about| before|$)|(?:just )?(?:make|do|handle|fix|decide) (?:small|minor|little|it|the small|them|things|such) ?(?:changes|things|stuff)? ?(?:by yourself|on your own|yourself|automatically|without asking|alone)|(?:for|about) every (?:small |little |single )?(?:change|thing)|without asking|you may (?:act|change things|decide)|act (?:alone|on your own|by yourself)|no need to ask|automatic mode|autopilot(?: on)?|change (?:small )?things (?:yourself|on your own))\b(?!.*\bdo not act\b)`,
  ],
  [
    'autonomy-ask',
    String.raw`\b(?:always ask|ask (?:me|us) (?:first|before|every ?time|always)|do not (?:change|do|decide|touch) (?:anything|things|stuff|any of it) (?:without|on your own|yourself|by yourself|unless|before)|never (?:change|act|decide)\b.*\b(?:without|alone|yourself|own)|autopilot off|i decide|let me decide|check with (?:me|us) first|stop (?:changing|deciding) things)\b`,
  ],
  [
    'here',
    String.raw`^(?!.*\b(?:when|what|which|how|why|will|do|where)\b).*\b(?:we|i) (?:are|am|have|just|finally|have just|both)?(?: now| here| just| finally| already| both)* ?(?:at|arrived at|arrived in|reached|got to|got here|in front of|standing (?:at|in)|inside|entering|made it to|checked in(?:to)?(?: at)?) (?:the )?{P}(?! (?:at|on|until))(?!.*\b(?:late|minutes|{L})\b)`,
    String.raw`^(?:just )?(?:arrived|got here|here now|we are here|i am here|we made it|we have arrived|i have arrived|we arrived)(?: now| at {P}| here)*$`,
    String.raw`\bmark {P} as (?:done|visited|seen)\b|^(?:done|finished) (?:with|at) (?:the )?{P}$`,
  ],
  [
    'now',
    String.raw`^(?:it is|the time is|now it is) (?:now |already )?{T}(?: now| already)?(?: on {D})?$|^(?:it is|today is) {D}(?: now| {D})?(?: and)?(?: it is)?(?: {T})?$|\bset (?:the )?(?:time|clock|date) to\b|^time is {T}$|^(?:it is|now is) {D},? {T}$`,
  ],
];
