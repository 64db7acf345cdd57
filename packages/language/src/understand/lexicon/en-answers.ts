import { LIKED } from './en-words.ts';
import type { Lexicon } from './lexicon.ts';

/** What is wished of the whole trip, answered and chatted; earlier rules win. */
export const EN_ANSWERS: Lexicon['rules'] = [
  // Pace, walking, filling
  [
    'walk-less',
    String.raw`\b(?:rather|prefer|use|take|go by) (?:the |a )?(?:metro|bus|taxis?|subway|underground|public transport|trams?|cabs?|trains?)s? (?:than|instead of|over|rather than|not|to) (?:to )?walk`,
    String.raw`\b(?:less|not (?:so|too|that) much|reduce|cut|minimi[sz]e|no more|fewer|avoid|too much|too many|shorter|a lot of|lots of|limit|no long|no) (?:\w+ ){0,2}(?:walking|walks?|steps|on foot|foot|stairs|hiking|distances?)\b(?!.*(?:how|\?|\b(?:is|are) (?:fine|ok(?:ay)?|no problem)\b))`,
    String.raw`\b(?:walk|be on foot|be on our feet) (?:so much |too much |that much |so far |that far |as much |a lot )?(?:less|a bit less)\b|\b(?:can|do|could|does|should|will) not (?:want to |like to |really )?walk\b|\b(?:knee|knees|feet|foot|ankle|legs?|back|hip|blisters?|crutches)\b.*\b(?:hurts?|hurting|sore|kill\w*|pain\w*|ache\w*|aching|bad|problems?|injur\w*|swollen|broken|twisted|sprained|dead|trouble)\b|\b(?:hurt|sore|bad|painful|twisted|sprained|aching) (?:my |our |his |her )?(?:knees?|feet|foot|ankle|legs?|back|hip)\b|\bblisters\b|\b(?:more (?:by )?(?:taxi|metro|bus|transit|public transport)|walk less|walking less|easier on (?:the|my|our) (?:feet|legs|knees?)|not good on (?:his|her|my) feet|trouble walking|can hardly walk|can barely walk)\b`,
  ],
  [
    'refill',
    String.raw`\b(?:re-?plan|redo|re-?do|remake|plan(?= (?:{D}|me|us|something|the (?:whole )?day|out))|rework|reshuffle|shuffle|regenerate|fill|refill|surprise (?:me|us)(?: on| for)?|re-?arrange|rearrange|reorgani[sz]e|optimi[sz]e|reorder|mix up|improve)\b.*{D}(?!.*{P})(?!.*\b(?:free|nothing|slower|faster|relaxed)\b)`,
    String.raw`\b(?:new|different|another|fresh|other) (?:plan|program|programme|itinerary|ideas|schedule) (?:for|on) {D}|\bfill (?:the|our|my|that|this|in the)? ?(?:gaps?|holes?|free time|empty)\b|\bplan something (?:else )?(?:for|on) {D}|\bstart {D} (?:over|again|from scratch)`,
  ],
  [
    'pace-relaxed',
    String.raw`\b(?:relaxed|easy|easygoing|leisurely|chilled?|slow|gentle|laid[- ]back|calm) (?:pace|day|days|trip|schedule|tempo|plan|programme|program|one)\b|\bpace (?:to |should be |is |= ?)?(?:relaxed|slow|easy)\b|\b(?:make|keep|have) (?:it|{W}|the days|things|everything) (?:\w+ )?(?:relaxed|easy|chill(?:ed)?|leisurely|calm)$|\btake (?:it|things|{D}) easy\b|^(?:relaxed|slow pace)$|\b{D} (?:relaxed|easy|chilled?)\b`,
  ],
  [
    'pace-packed',
    String.raw`\b(?:packed|full|busy|intense|fast) (?:pace|day|days|trip|schedule|tempo|plan|programme)\b(?! (?:is|are))|\bpace (?:to |should be |= ?)?(?:packed|fast|full)\b|\b(?:see|do) as much as (?:possible|we can)\b|\bmaximi[sz]e\b|\bpack (?:it|{D}|the days) (?:full|more)\b|\bpack as much\b`,
  ],
  [
    'pace-moderate',
    String.raw`\b(?:moderate|normal|medium|average|balanced) (?:pace|day|days|tempo|schedule)\b|\bpace (?:to |should be |= ?)?(?:moderate|normal|medium)\b|^moderate$`,
  ],
  [
    'pace-slower',
    String.raw`{D} (?:should|must|needs to|has to|to|can|could|would better) be (?:a |an |more |very |really |nice and |a bit )*(?:lazy|easy|slow|quiet|chilled?|relaxed|relaxing|light|calm|gentle)\b|\b(?:a |have a |make it a )?(?:lazy|chilled?|quiet|gentle) {D}$`,
    String.raw`{D} (?:is )?(?:looking|looks|getting|seems|feels) (?:a (?:bit|little) |too |very |way too |quite |rather |really )*(?:packed|full|busy|crowded|heavy|tight|long)`,
    String.raw`\b(?:slower|less (?:packed|stressful|rushed|busy|hectic|full|dense|intense|tiring|on {D})|more (?:relaxed|relaxing|laid[- ]back|leisurely|breaks?|time between|breathing room|rest|pauses)|calmer|easier|lighter|slow (?:it |things |{D} |the pace )?down|fewer (?:stops?|places|things|sights|visits|activities)|not so (?:packed|full|much|busy|rushed|many)|too (?:packed|full|much|busy|rushed|stressful|hectic|many (?:things|stops|places|sights)|tight|intense|fast|exhausting|tiring)|so (?:packed|rushed|hectic|full)|overloaded|over(?:ly )?packed|overwhelming|less (?:things|stops|sights|stuff)|rushed|breathe|packed too|tone (?:it|{D}) down|relax(?:ed)? more|a break between|crammed|do less|see less|take (?:it|things) slow\w*)\b(?!.*{P})`,
    String.raw`{D} (?:is|looks|seems|feels) (?:a bit |a little |way |far |really |very |just )*(?:too (?:much|full|busy|packed|long|crowded|tight|stressful|hectic)|packed|overloaded|full|crammed|heavy|exhausting)`,
  ],
  [
    'pace-faster',
    String.raw`\b(?:faster|fuller|more (?:packed|stops?|things|places|sights|activities|stuff|action|intense|to do|to see)|busier|squeeze (?:in )?more|fit (?:in )?more|(?:see|do) more(?! (?:of )?(?:the )?(?:${LIKED}))|pack (?:in )?more|too (?:slow|empty|relaxed|little|boring|few (?:things|stops|places|sights))|not (?:enough (?:to do|stops|things|going on|planned)|full enough)|speed (?:it |things |{D} )?up|add more(?: stops| things| places)?)\b(?!.*{P})`,
    String.raw`{D} (?:is|looks|seems|feels) (?:a bit |a little |way |really |very )*(?:too (?:empty|short|slow|little)|empty|boring|thin|light)`,
  ],

  // People, money
  [
    'tired',
    String.raw`\b(?:tired|exhausted|worn out|knackered|shattered|dead on (?:my|our) feet|need (?:a |some )?rest|wiped out|no energy|out of energy|beat|sleepy|can not go on|jet ?lag(?:ged)?|drained|pooped|fatigued|(?:need|have|take|want) (?:a |to take a |some )?(?:break|rest|nap)|burnt out|kids are (?:done|cranky|tired)|had enough for (?:today|now))\b(?!.*(?:{P}|{D}|\bless walking\b))`,
  ],
  [
    'hungry',
    String.raw`\b(?:hungry|starving|peckish|hangry|famished|thirsty|need (?:some )?(?:food|snacks?|coffee|a snack|a coffee|a drink|something to eat)|grab (?:a bite|something to eat|a coffee|some food)|where can (?:we|i) (?:eat|get (?:food|coffee|a snack)))\b`,
  ],
  [
    'party-diet',
    String.raw`\b(?:we|i|my|our|one|two|she|he|somebody|someone|everyone|wife|husband|son|daughter|friend|mother|father|both|{N}|kids?)\b.*\b(?:am|are|is|eats?|became|needs?|has|have|only|turned|keep|do not eat|does not eat|can not eat|prefer)\b.*(?:{V})`,
    String.raw`^(?:only |all |everything |make it |please )*{V}(?: (?:food|meals|only|please|restaurants?|options))*$|\b(?:allergic|allergy|intolerant)\b.*{V}|{V} (?:restaurants?|meals?|food|places)(?: only)?$`,
  ],
  [
    'party-more',
    String.raw`\b(?:an? |one |{N} )(?:more|extra|additional|other|further) (?:person|people|travell?ers?|adults?|friends?|guests?|kids?|child(?:ren)?)\b|\b(?:my|our|a|an|the) (?:\w+ )?(?:friend|sister|brother|mother|father|mum|mom|dad|wife|husband|cousin|aunt|uncle|colleague|daughter|son|girlfriend|boyfriend|partner|grandma|grandpa|grandmother|grandfather|parents|in-laws|kids?|child|baby) (?:is|are|will be|will|wants to|would like to|also|may|might|can|decided to)? ?(?:also )?(?:coming|come|comes|joining|join|joins|travel\w*) ?(?:us|along|with us|too|as well)*(?! (?:for|at|on|to) )`,
    String.raw`\bsomeone (?:else )?(?:is )?(?:joining|joins)\b`,
  ],
  [
    'party-less',
    String.raw`\b(?:an? |one |{N} )(?:person|people|travell?ers?|friends?|adults?) (?:less|fewer|can not (?:come|make it)|is not coming|are not coming|dropped out|cancell?ed)\b|\b(?:my|our|one of (?:us|our)|{N} of us) ?(?:\w+ )?(?:can not (?:come|make it|join|travel)|is not (?:coming|joining)|will not (?:come|join|be (?:coming|joining))|dropped out|cancell?ed)\b`,
  ],
  [
    'party',
    String.raw`\b(?:we are|there are|we will be|it is|make it|for|now|party of|group of|we are now|only|just|all|change (?:it )?to|actually|be|with)\b (?:now |only |just |actually |going to be |all |for )*(?:{N}|two|three|four|five|six|one) (?:people|persons?|of us|travell?ers|adults|friends|pax|guests)\b`,
    String.raw`^(?:now |actually |so |but )*(?:we|there) (?:are|will be|would be) (?:now |only |just |actually |going to be )*(?:{N}|two|three|four|five|six|alone)(?: (?:of us|people|now|persons|travell?ers|instead|instead of {N}|not {N}|in total))*$|\bi (?:am|will be|travel|will travel) (?:now |travell?ing )?alone\b|^(?:{N}) (?:people|persons|travell?ers|adults)(?: now)?$|\b(?:{N}|two|three|four|five|six) of us\b(?!.*\b(?:vegan|vegetarian|like|want|eat)\b)`,
  ],
  [
    'budget-none',
    String.raw`\b(?:no|without(?: a)?|forget (?:about )?the|remove the|drop the|any|unlimited|ignore the|lift the) (?:budget|price|spending|money)(?: (?:limit|cap))?\b(?!.*{C})|\b(?:money|budget|price|cost) (?:is|does|do) (?:no|not|not an) (?:object|issue|problem|matter|limit)\b|\bbudget does not matter\b|\bno limit\b|\bremove the limit\b`,
  ],
  [
    'budget',
    String.raw`\b(?:budget|limit|max|maximum|at most|no more than|not more than|less than|under|below|up to|spend|cap|afford|total|have|only|within|stay under)\b.*{C}(?!.*{P})(?!.*{M})`,
    String.raw`{C}.*\b(?:budget|limit|max|maximum|at most|in total|altogether|total|tops|for (?:everything|the (?:whole )?trip|{A}))\b`,
    String.raw`\bbudget (?:is |to |of |= ?)?(?:now )?{N}`,
  ],
  [
    'fact',
    String.raw`\b(?:do not|not|never) (?:want|need|like|care) (?:to )?(?:(?:see|visit|do|go to) )?(?:any |another )?(?:more )?{kind}(?: any ?more| at all)*$`,
    String.raw`\b(?:stay|sleep) (?:in|at) (?:an? |some )(?:\w+ )?(?:ryokan|hostel|guest ?house|b&b|apartment|airbnb|capsule hotel|hotel with|traditional)\b`,
    String.raw`\b(?:see|do|visit|have|get|want|like) (?:some |a bit |a lot |much |even |far )*more (?:of )?(?:the )?(?:${LIKED})\b(?!.*{P})`,
    String.raw`^(?:please )?(?:no|without|fewer|less|not so many|no more|not another|enough)(?: more)? {kind}(?: at all| any ?more| for us)*$`,
    String.raw`\bcan not (?:do|manage|climb|take|use) (?:the )?(?:stairs|steps|hills)\b`,
    String.raw`\b(?:no|nothing|without|not too|less|avoid) (?:\w+ )?(?:touristy|{E}|spicy|meat|fish|pork|beef|alcohol|churches|crowds)\b`,
    String.raw`\b(?:cheaper|less expensive|save money|too expensive|more luxurious|more expensive|budget[- ]friendly|more luxury|splurge|low[- ]cost|cut costs|spend less|on a budget)\b(?!.*{P})`,
    String.raw`\b(?:we|i|she|he|they|kids?|wife|husband|everyone|son|daughter)(?: \w+)? ?(?:really |also |all |both |do not |does not |would |mostly |much )*(?:like|love|enjoy|prefer|hate|dislike|are into|are interested in|is into|am into|interested in|adore|are fans? of|mind|avoid|care about|can not stand)\b(?!.*(?:{P}|\b(?:it|this|that|the plan|you)\b))`,
    String.raw`\b(?:hates?|avoid|no|without|fewer|less|away from|not) (?:\w+ )?(?:crowds?|tourists|crowded places|queues|churches|museums|temples|shopping|zoos|touristy (?:places|stuff|things|spots))\b`,
    String.raw`\b(?:more|less|fewer|some|focus on|interested in|into|rather) (?:of )?(?:the )?(?:art|nature|food|history|culture|architecture|shopping|nightlife|gardens?|parks?|museums?|temples?|shrines?|markets?|views?|views|music|science|anime|manga|crafts?|literature|sports?|local life|hidden gems|street food|street art|kids'? stuff|things for (?:the )?(?:kids|children)|kid[- ]friendly|for (?:the )?kids|outdoor\w*|indoor\w*)\b(?!.*{P})`,
    String.raw`\b(?:wheelchair|step-free|stroller|pram|mobility|crutches|walker|pregnant|baby|toddler|years? old|elderly|kids? (?:is|are)|\d+[- ]year[- ]old)\b`,
    String.raw`\b(?:travell?ing|travel) with\b|\bit is (?:our|my|his|her) (?:honeymoon|anniversary|birthday|\d+(?:st|nd|rd|th))\b|\b(?:honeymoon|anniversary|birthday)\b`,
  ],
  [
    'what-about',
    String.raw`\b(?:what about|how about|and what about|what of|how is|and) (?:the )?{P}(?: then)?\?*$`,
    String.raw`^(?:the )?{P} ?\?+$`,
  ],

  // Answers and talk
  [
    'wait',
    String.raw`^(?:wait|we (?:will )?wait|i (?:will )?wait|wait (?:for it|a (?:bit|while|moment)|there|here|it out|until.*|till.*|{L}|and see|then|please)|let us wait.*|we can wait.*|try (?:again )?later|come back later|go later|later {D}|{D}|we will come back(?: later)?|hold on|sit it out|give it (?:a (?:bit|while)|{L}|some time).*)$`,
  ],
  [
    'postpone',
    String.raw`^(?:later|not now|ask (?:me )?(?:again )?later|decide later|i (?:will )?decide later|remind me(?: later)?|maybe later|not yet|in a (?:minute|moment|bit)|we (?:will )?(?:see|decide)(?: later)?|let me think(?: about it)?|i (?:need|have) to think(?: about it)?)$`,
  ],
  [
    'option',
    String.raw`^(?:(?:i |we )?(?:would )?(?:choose|take|select|pick|want|go (?:with|for)|use|like|prefer|let us (?:go with|take|do|pick)|switch to|try|book|change to) )?(?:the )?(?:option|plan|number|no\.?|choice|variant|version|itinerary|#) ?(?:no\.? ?|#|number )?(?:{N}|one|a|b|c)(?: (?:please|looks? (?:good|best|great|nice)|is (?:best|great|good|fine|better|perfect)|sounds? (?:good|best|great)|it is|then|works|for us|instead))*$`,
    String.raw`^(?:(?:i |we )?(?:would )?(?:choose|take|select|pick|want|go (?:with|for)|use|like|prefer|let us (?:go with|take|do|pick)|switch to|try) )?(?:the )?{O}(?: (?:one|option|plan|choice|itinerary|alternative))?(?: (?:please|looks? (?:good|best|great|nice)|is (?:best|great|good|fine|better)|sounds? (?:good|best|great)|then|works|for us|instead))*$`,
    String.raw`^(?:(?:the )?last(?: one| option| plan)?)$`,
    String.raw`\b(?:switch|change) to (?:option|plan) (?:{N}|{O})|\b(?:other|different) option\b`,
  ],
  [
    'choose',
    String.raw`^(?:replace|replace it|replacement|swap it|something else|alternative|another one|exchange it|show (?:me )?(?:the )?replacements?|replace (?:with|by)?(?: it)?(?: with| by)? ?(?:the |number |no\.? |option |alternative )?(?:{N}|{O}|one)(?: one)?|(?:take|pick|choose|go (?:with|for)) (?:the )?(?:alternative|replacement)(?: {N})?|go (?:somewhere|elsewhere) else|go elsewhere|let us go elsewhere|somewhere else|do something else(?: instead)?|(?:the )?(?:recommended|recommendation|first alternative|best one|best alternative))(?: please| then| instead)?$`,
  ],
  [
    'skip',
    String.raw`^(?:skip|skip it|skip that|skip this(?: one| stop)?|let us skip(?: it| that| this)?|we skip(?: it)?|leave it out|drop it|forget it|give it a miss|no go|skip for now|just skip(?: it)?|pass)(?: please| then| {D})?$`,
  ],
  [
    'stay-with',
    String.raw`^(?:keep|keep it|keep that|keep (?:it )?(?:as (?:it )?is|as planned|going|the plan|the stop|everything)|leave it(?: as (?:it )?is| be| alone)|stay(?: with it)?|stick (?:with|to) (?:it|the plan|this|that)|go (?:anyway|ahead anyway|regardless)|(?:we )?(?:go|do it|visit it|see it|stay) anyway|(?:i|we) (?:do not|don't) (?:mind|care)|no change(?:s)?|do nothing|ignore (?:it|that|this)|as planned|it is (?:fine|ok|okay) (?:as it is|like this|like that)|never mind,? keep it|we will (?:go|keep it|do it)(?: anyway)?|(?:do not|don't) change (?:anything|it))(?: please| then)?$`,
  ],
  [
    'no',
    String.raw`^(?:no|nope|nah|none|neither|reject\w*|decline\w*|discard\w*|not (?:good|right|ok|okay|like that|that|these|this one|quite)|none of (?:these|those|them|the above|it|this)|neither of (?:them|these|those)|no way|no thanks|no thank you|i do not (?:like|want) (?:it|that|this|them|these|any(?: of (?:it|them|these|those))?)|do not (?:do|change|apply) (?:it|that|this|anything)|wrong|that is (?:not (?:right|it|what i (?:meant|want|wanted|asked|said))|wrong)|(?:let me|i want to|i would like to|we want to|i need to|want to) (?:change|edit|adjust|tweak) (?:something|it|that|a few things|things|some things)|(?:change|edit) something|disagree|refuse|better not|rather not|please no|absolutely not|certainly not|of course not|not at all|not really|no no|i changed my mind|changed my mind|i disagree|do not)(?: (?:please|thanks|thank you|no|not|i do not|at all|though|sorry|really|now|{D}))*$`,
  ],
  [
    'yes',
    String.raw`^(?:yes|yeah|yep|yup|yea|y|ya|sure|ok|okay|k|kk|fine|great|perfect|good|agreed?|approved?|approve (?:it|that|this|the (?:plan|change|changes|proposal))|accept(?:ed)?|accept (?:it|that|this|the (?:plan|change|changes|proposal))|confirm(?:ed)?|confirm (?:it|that)|correct|right|exactly|absolutely|definitely|of course|certainly|do (?:it|that|so)|go (?:ahead|for it|on)|proceed|continue|sounds (?:good|great|perfect|fine)|looks (?:good|great|perfect|fine)|that (?:is|looks|sounds|works|would be) (?:\w+ )?(?:right|good|great|perfect|fine|ok|okay|correct|it|nice|better|lovely|wonderful)?|works(?: for (?:me|us))?|it is (?:perfect|good|great|fine|ok|okay)|yes please|please do|i (?:agree|approve|accept|like it|love it|confirm)|we (?:agree|approve|accept|like it|love it)|all good|why not|alright|all right|cool|deal|done|perfect thanks|apply(?: it| that)?|love it|make it so|let us do (?:it|that|this)|let us go|go|true|👍)(?:[,.! ]+(?:yes|please|thanks|thank you|do it|do that|that is (?:perfect|great|fine|good|right|correct)|perfect|great|go ahead|it is|fine|good|ok|okay|sure|sounds good|looks good|we do|i do|do|we would|works for us|works for me|love it|love that|we love it|that works|now|then|with that|it|book it|lovely|wonderful|let us do it|let us do that|let us go|very much|absolutely|exactly|for (?:me|us)|mate|indeed|to me|to us|cool|nice|amazing|awesome))*$`,
  ],
  [
    'language',
    String.raw`\b(?:do you|can you|could you|please) (?:speak|write|answer|talk|reply|understand)\b.*\b(?:english|german|french|spanish|japanese|chinese|italian|portuguese|korean|russian|arabic|dutch|hindi|turkish|polish)\b|\b(?:speak|answer|reply|write|switch to|in) (?:in )?(?:english|german|french|spanish|japanese|chinese|italian)(?: please)?$|\bwhat languages?\b|\b(?:change|switch|set) (?:the )?language\b`,
  ],
  [
    'thanks',
    String.raw`^(?:ok |okay |great |perfect |cool |no |many |and |oh |alright )*(?:thanks?|thank you|thankyou|much appreciated|appreciate it|ta|merci|danke|gracias|arigato)\b(?!.*(?:{P}|{D}))`,
    String.raw`\bthank(?:s| you)(?: (?:so much|a lot|very much|again|for .*))?[.! ]*$`,
  ],
  [
    'greeting',
    String.raw`^(?:hi|hello|hey|heya|hiya|yo|howdy|greetings|good day|{H}|hallo|hola|bonjour|konnichiwa|hello there|hi there|hey there|is anyone there|anyone there|anybody there|are you there|you there|sup|what is up)(?: (?:there|again|everyone|all|wayfarer|bot|you|hello|hi|team|mate|guys))*[ !.?]*$`,
  ],
  [
    'goodbye',
    String.raw`^(?:bye|goodbye|good bye|bye bye|see (?:you|ya)(?: (?:later|soon|{D}))?|goodnight|cu|ciao|so long|farewell|take care|have a (?:nice|good) (?:day|one|{H}|stay)|talk (?:to you )?(?:later|soon)|until (?:later|{D}|next time)|that is all(?: for now)?|that is it(?: for now)?)[ !.]*$`,
  ],
  [
    'how-are-you',
    String.raw`\bhow (?:are|is it going|do you feel|have you been|is your day|is life|r you)\b(?: you)?(?! (?:getting|going to|old))(?!.*{P})(?!.*{D})|\bhow do you do\b|\bwhat is new\b`,
  ],
  [
    'who-are-you',
    String.raw`\b(?:who|what) (?:are|is|r) you\b(?! (?:suggest|recommend|do))|\b(?:are|r) you (?:an? )?(?:human|bot|robot|ai|person|real|machine|chatgpt|gpt|llm|computer|alive)\b|\bwhat is your name\b|\bwho (?:made|built|created|programmed|wrote) you\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bwhat (?:model|ai) are you\b`,
  ],
  [
    'insult',
    String.raw`\b(?:stupid|idiot\w*|dumb\w*|useless|moron|fuck\w*|shit\w*|crap(?:py)?|you suck\w*|asshole|bastard|bitch|hate you|damn you|worthless|garbage|piece of|shut up|screw you|wtf|trash|terrible bot|worst (?:bot|app|thing))\b`,
  ],
  [
    'complaint',
    String.raw`\b(?:you (?:do not|did not|never|are not) (?:understand|listen|get it|listening|help\w*|working|making sense)|not what i (?:asked|meant|said|wanted)|that is (?:not|wrong)|wrong again|this (?:is|does) (?:not (?:work\w*|good|help\w*)|terrible|awful|bad|nonsense|ridiculous|frustrating|annoying|a joke|broken)|makes no sense|does not (?:work|make sense|help)|(?:i am|very|so|really) (?:annoyed|frustrated|disappointed|unhappy|angry|upset)|disappointing|disappointed|frustrating|ridiculous|terrible|horrible|awful|nonsense|bad plan|i do not like (?:the|this|your) plan|the plan is (?:bad|terrible|awful|no good)|not happy|(?:i|we) (?:hate|dislike|do not like) (?:this|the|it|your|that)(?: (?:plan|trip|app|itinerary))?$|this sucks)\b`,
  ],
  [
    'praise',
    String.raw`(?<!\bunknown\b.*)\b(?:looks?|sounds?|is|was|are) (?:really |so |very |quite |pretty |all )*(?:great|good|nice|fine|lovely|beautiful|fantastic)\b(?!.*\?)(?!.*\b(?:but|if|instead)\b)`,
    String.raw`\b(?:i|we) (?:really |just |absolutely |totally |both |all )*(?:love|loved|like|liked|adore|enjoyed|enjoy)\b.*(?:{P}|\b(?:it|this|that|the plan|your|you|everything)\b)`,
    String.raw`\b(?:awesome|amazing|fantastic|brilliant|excellent|wonderful|great (?:job|work|plan|idea|stuff)|good (?:job|work|plan|bot|idea)|well done|nice (?:plan|work|one|job)?|perfect|beautiful|lovely|super|incredible|impressive|you are (?:great|the best|awesome|amazing|good|helpful|so helpful)|best (?:app|bot|planner|trip)|cool|stunning|gorgeous|wow|so good)\b(?!.*(?:\b(?:instead|add|want|if)\b|{P}.*{P}))`,
  ],
  [
    'crowd',
    String.raw`\b(?:not many|no|hardly any|few) people (?:here|there)\b|^(?:it is )?(?:empty|quiet)(?: here)?$`,
  ],
  [
    'off-topic',
    String.raw`\b(?:wifi|password|sim card|charger|(?:call|order|get) (?:us |me )?an? (?:taxi|cab|uber)|poem|joke|riddle|sing|song|capital of|president|prime minister|stock|bitcoin|crypto|football|soccer|nba|recipe|homework|code|python|javascript|program(?:me)? (?:a|me)|math|equation|meaning of life|\d+ ?[x*+/] ?\d+|movie|film|politics|election|religion|god|horoscope|lottery|news|translate|who won|marry me|love me|date me|story|essay|square root)\b(?!.*(?:{P}|{D}))`,
  ],
  [
    'filler',
    String.raw`\b(?:not|no longer) (?:really |actually |even )?(?:closed|shut)\b|\b(?:not|never|hardly) (?:at all |so |very |that |really |too |all that )*(?:crowded|busy|packed|full)\b|^(?:no )?(?:do not|stop|never) (?:add|adding|plan|planning|put|change|changing|do) (?:anything|something|any)(?: else| more| now)*$`,
    String.raw`^(?:hm+|um+|uh+|er+|ah+|oh+|aha|well|so|and|lol|haha\w*|hehe|ok then|i see|got it|gotcha|right then|interesting|really|test|testing|asdf\w*|\.+|\?+|!+|whatever|meh|hmm ok|ok cool|understood|noted|makes sense|fair enough|good to know|no worries|no problem|np|sorry|my bad|i mean|you know)(?: (?:ok|okay|then|well|so|hm+|really|right))*[.!? ]*$`,
  ],
];
