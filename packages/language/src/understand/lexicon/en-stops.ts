import { ADD, GO, MOVE, MUCH, REMOVE, WANT } from './en-words.ts';
import type { Lexicon } from './lexicon.ts';

/** Before the name of what shall be there then: whatever else stands before it, "hate", "remind us of", says more than a time. */
const TOWARDS =
  'the|a|an|our|my|your|put|do|doing|have|having|see|seeing|visit|visiting|go|going|get|getting|make|want|wants|wanted|wish|would|like|love to|prefer|rather|better|let us|let|us|i|we|you|he|she|they|my \\w+|can|could|may|might|shall|should|will|please|maybe|perhaps|actually|and|ok|okay|yes|then|so|but|how about|what about|what if|why not|think|thinking|guess|to|is|it is|be|for|schedule|plan|planning|start with|begin with|first|instead|all|just|also|only|if|possible|possibly|move|shift|in|time|the \\w+ wants?|the \\w+ and';

/** What is to become of stops; earlier rules win. */
export const EN_STOPS: Lexicon['rules'] = [
  // Swaps and replacements
  [
    'swap',
    String.raw`{D} and {D}.*\b(?:swap|switch|exchange|trade|the other way (?:a)?round|in reverse|reversed?|exchanged)`,
    String.raw`^(?:swap|switch|exchange)(?: (?:two|some) (?:stops|places|days))?$`,
    String.raw`\b(?:swap|switch|exchange|trade)\b.*{M}.*{M}|\b(?:swap|switch|exchange)\b.*{D}.*{D}.*{M}`,
    String.raw`\b(?:swap|switch|exchange|interchange|flip|trade|change) (?:the )?(?:days? )?{P} (?:and|with|&|for|against|around with|places with) (?:the )?{P}`,
    String.raw`\b(?:swap|switch|exchange|interchange|flip|trade|reverse|change)\b.*{D} (?:and|with|&|for|around with) (?:the )?{D}`,
    String.raw`\b(?:swap|switch|exchange|flip|reverse|interchange)\b.*{P}.*{P}`,
    String.raw`{P} and {P} (?:the other way (?:a)?round|swapped|in reverse)|\breverse the order of\b.*{P}`,
  ],
  [
    'replace',
    String.raw`\b(?:replace|substitute|exchange|swap|trade|switch out|switch|change|swap out|sub)\b.*{P}.*\b(?:with|by|for|against|to|into)\b`,
    String.raw`\b(?:cheaper|nearer|closer|quieter|calmer|nicer|better|less (?:expensive|crowded|busy|touristy))\b.* than (?:the )?{P}`,
    String.raw`\b(?:find|get|give|show|suggest|want|need|book|try) (?:us |me )?(?:another|a different|some other) {M}(?: place| spot| restaurant| table)?`,
    String.raw`{P}.*\b(?:instead of|not|but not)\b.*{P}`,
    String.raw`\b(?:rather|prefer|sooner)\b.*{P}.*\b(?:than|to|over|instead of|not)\b.*{P}`,
    String.raw`\b(?:instead of|not|no|skip)\b.*{P}.*\b(?:go to|see|visit|but|rather|do|take|put|add|have|use|i want|we want|let us|i would|we would|,)\b.*{P}`,
    String.raw`\b(?:replace|substitute|swap|exchange|switch|change|trade)\b.*{P}`,
    String.raw`\b(?:something|somewhere|anything|anywhere|some other|another|other|different|alternative|alternatives)\b.*\b(?:instead of|in place of|to replace|than|for|to)\b.*{P}`,
    String.raw`^{P} (?:for|instead of|->|>|not) {P}$|\b(?:take|use|put|choose|pick|have)\b.*{P}.*\bfor {P}|{P} out,? {P} in|\bswitch to {P} from {P}`,
    String.raw`\b(?:replace|swap|exchange|substitute|change)\b (?:it|that|this(?: one| stop)?|that one)\b.*\b(?:with|by|for|to|against)\b`,
    String.raw`{P}.*\b(?:something|somewhere) (?:else|different|cheaper|free|nearer|closer|quieter|indoors?|outdoors?)\b`,
    String.raw`\b(?:something|somewhere) (?:else|different|cheaper|free|nearer|closer|quieter|indoors?|outdoors?|open)\b.*\binstead\b|^(?:find|give|show|get|suggest)?(?: us| me)? ?(?:something|somewhere) (?:cheaper|nearer|closer|quieter|indoors?|outdoors?)\b`,
  ],

  // Moves
  [
    'earlier',
    String.raw`(?:{P}|{M}) (?:${MUCH})?(?:{L} )?earlier(?: on| in)?(?: {D})?(?: (?:like|say|maybe|perhaps|around|about|at))*(?: {T})?$`,
    String.raw`\bearlier {M}|\beat (?:${MUCH})?earlier\b`,
    String.raw`(?:{P}|{M}|\b(?:it|that|this)\b) (?:${MUCH})?(?:{L} )?(?:earlier|sooner)\b(?! than {P})(?!.*{T})(?!.*{D})`,
    String.raw`\b(?:move|shift|bring|push|make|do|visit|see|go to|put|have|get to|advance)\b.*(?:{P}|{M}|\b(?:it|that|this)\b).*\b(?:earlier|forward|sooner|up)\b(?! than {P})(?!.*(?:{T}|{D}))(?! (?:in|on) {H})`,
  ],
  [
    'later',
    String.raw`(?:{P}|{M}) (?:${MUCH})?(?:{L} )?later(?: on| in)?(?: {D})?(?: (?:like|say|maybe|perhaps|around|about|at))*(?: {T})?$`,
    String.raw`\b(?:later|late) {M}|\beat (?:${MUCH})?later\b`,
    String.raw`(?:{P}|{M}|\b(?:it|that|this)\b) (?:${MUCH})?(?:{L} )?later\b(?!.*(?:{T}|{D}))(?! (?:in|on|than) )`,
    String.raw`\b(?:move|shift|push|postpone|delay|make|do|visit|see|go to|put|have)\b.*(?:{P}|{M}|\b(?:it|that|this)\b).*\b(?:later|back|by {L})\b(?!.*(?:{T}|{D}))(?! (?:in|on|than) )`,
    String.raw`\b(?:postpone|delay|put off|push back)\b.*{P}(?!.*(?:{T}|{D}|{H}|{P}.*{P}))`,
  ],
  [
    'move',
    String.raw`{P} (?:on |at |for )?(?:another|some other|a different) (?:day|time)`,
    String.raw`^(?:the |put |do |have |see |visit |move )*{P} (?:on |to |in )?(?:the )?(?:{D}|{H}|{T})(?: {H}| {T})? (?:and |but )?(?:not|instead of|rather than) (?:on |in |at )?(?:the )?(?:{D}|{H}|{T})(?: {H})?$`,
    String.raw`{P} wait (?:until|till|for) .*(?:{D}|{H}|{T})`,
    String.raw`^(?!.*\b(?:not|never) (?:\w+ ){0,3}(?:do|go|visit|see|want|have|need|make|get|come)\b)(?!.*\b(?:get rid|remove|delete|drop|cancel|skip)\b).*\b${MOVE}\b.*(?:{P}|\b(?:it|that|this)\b|{M}).*\b(?:to|on|at|for|in|before|after|until|till|into|first|last|another day|other day|different day|somewhere else|end of|start of|beginning of|by)\b.*(?:{D}|{T}|{H}|{P}|{M}|{O}|\b(?:another|other|different) (?:day|time)|first|last|end|start|beginning|day after|day before|next day|previous day)`,
    String.raw`\b(?:move|shift|reschedule|postpone|push|relocate|put off)\b.*(?:{P}|\b(?:it|that)\b)`,
    String.raw`^(?:(?:${TOWARDS}) )*{P} (?:should |must |needs to |has to |can |could |would be |is |goes |go |be |better |rather |comes |come |only |is better |would be better |right |straight |directly |immediately |shortly )*(?:on|at|around|about|like|in|before|after|to|for|first|last)? ?(?:the )?(?:{D}|{T}|{H}|{P}|{M}|first|last)(?: (?:on |in |at |the |thing |stop |of |but |and )*(?:{D}|{H}|{T}|{M}|day))*(?:.*\b(?:instead|please|rather|better))?$`,
    String.raw`\b(?:rather|prefer|better)\b.*{P}.*(?:{D}|{T}|{H})`,
    String.raw`\b(?:on|at|in|before|after) (?:the )?(?:{D}|{T}|{H}).*\b(?:see|visit|do|go to|have|put|to) (?:the )?{P}.*\b(?:instead|rather)\b`,
  ],

  // Meals with a wish
  [
    'meal',
    String.raw`{M} (?:should |could |must |to be |be |is |only )*(?:at|around|about|from|for|not before|before|after|by|on|earlier|later|somewhere|with|in)? ?(?:about |the )?(?:{T}|{E}|{D}.*(?:{T}|{E}))`,
    String.raw`(?:{T}|{E}).*{M}(?!.*{P})`,
    String.raw`{M}.*(?:{T}|{E})(?!.*{P})`,
    String.raw`\b(?:eat|have|want|find|get|book|try|fancy|craving|like|love|go for|feel like|some|do)\b.*{E}(?!.*{P})(?=.*(?:{M}|{D}|{H}|\b(?:restaurant|place|somewhere|meal|once|one (?:day|{H}|meal))\b))`,
    String.raw`\b(?:eat|dine|have {M}|{M})\b.*\b(?:{T}|earlier|later|near the hotel|outside|outdoors|at {P}|in (?:the )?{P})\b`,
    String.raw`^(?!.*\b(?:we|i) (?:are|am)\b).*{E}(?: food| place| restaurant| cuisine| meal| dishes)*(?: on| for| at| in| the)* (?:{D}|{H}|{M})(?!.*{P})`,
  ],

  // Out of the plan
  [
    'been-there',
    String.raw`\b(?:can|will|could) not (?:make it|get|come)(?: all the way)? to\b.*{P}`,
    String.raw`\bchanged (?:our|my) minds? (?:about|on) .*{P}`,
    String.raw`\b(?:we|i) have (?:already )?been there\b`,
    String.raw`\b(?:we|i) (?:have |had )?(?:already |just |actually )?(?:skipped|missed|been (?:to|at|in|there)|seen|done|visited|went to|saw|did not (?:go|make it|see|visit|get))\b.*(?:{P}|\bit\b)`,
    String.raw`\balready (?:been|seen|done|visited|know|saw|did|went)\b.*(?:{P}|\b(?:it|there)\b)|{P} (?:we|i) (?:have )?already (?:been|seen|know|did|saw)`,
  ],
  [
    'remove',
    String.raw`\bdecided (?:against|not to)\b.*{P}`,
    String.raw`^(?:we|i) (?:are|am) not (?:going to|doing|visiting|seeing) (?:see |visit |do |go to )?(?:the )?{P}(?: (?:any ?more|after all|at all))*$`,
    String.raw`^(?:do |to )?not (?:do|go|visit|see|bother|stop)\b.*{P}|\bnot (?:do|go to|visit|see) (?:the )?{P}`,
    String.raw`\b(?:do not|does not|never|no longer|not|did not)\b(?:.*\b(?:want|wanna|need|like|care|feel like|fancy|interested|wish|go|going|see|visit|do|plan)\b)+.*{P}(?!.*\b(?:before|after|until|on {D}|at {T}|so (?:early|late|long)|too (?:early|late|long))\b)`,
    String.raw`\b${REMOVE}\b(?! me| us).*{P}`,
    String.raw`\b(?:take|leave|kick|throw|cross|cut|get|strike|drop|rule|toss)\b.*{P}.*\b(?:out|off|away|from (?:the|our|my) (?:plan|list|trip|itinerary|schedule)|aside)\b`,
    String.raw`\b${REMOVE} (?:it|that|this|them|that one|this one|this stop|that stop)\b`,
    String.raw`\b(?:take|leave|throw|kick) (?:it|that|this|that one|this one) (?:out|off|away)\b`,
    String.raw`{P} (?:can|could|should|must|has to|needs to|may) (?:go|be (?:removed|dropped|skipped|cancell?ed|deleted|left out|cut)|come out|get out)$|{P}(?: is| are)? (?:out|off|gone|not needed|unnecessary|not necessary|can go)$`,
    String.raw`^(?:{D} )?(?:so )?(?:no|without|not|minus|no more|less|except) (?:the )?{P}(?: (?:on |for )?{D})?(?: (?:please|thanks|anymore|any more|for us|at all|for me))*$`,
    String.raw`\b(?:not interested in|no interest in|not (?:keen|up) (?:on|for)|rather not|not into|could do without|can do without|do not need|sick of|give .* a miss|not bothered about|no need (?:for|to)|uninterested in|hate|can not stand)\b.*{P}`,
    String.raw`{P}.*\b(?:does not interest|is not for us|is not (?:worth|interesting|my thing|our thing)|not (?:worth it|necessary|needed|for us)|is (?:too )?(?:boring|expensive|touristy|far)|a miss|can wait for another)\b`,
    String.raw`^(?:and )?(?:what|how) (?:if|about|would it be like|would it be)\b.*\bwithout (?:the )?{P}`,
    String.raw`^{P}[:,]? (?:no|nope|skip|remove|out|delete|nah|no thanks)$|\bgive (?:the )?{P} a miss\b`,
  ],

  // Into the plan
  [
    'add',
    String.raw`\b(?:put|bring|get|take) back (?:the )?{P}`,
    String.raw`\b${ADD}\b.*{P}`,
    String.raw`\b(?:do not|not to|never) (?:forget|miss|leave out|skip over|want to miss)\b.*{P}`,
    String.raw`\b(?:would be (?:nice|great|good|cool)|it would be)\b.*{P}`,
    String.raw`{P} (?:too|as well|also|in addition)$|^(?:also|plus|and|\+|include) (?:the )?{P}$`,
    String.raw`{P} (?:must|should|has to|needs to|ought to) be (?:in|on|included|part)|{P} (?:is|are) (?:missing|not in|a must)|\bwhere is {P}\b|{P} in (?:the plan|it|please)$|\b(?:put|bring|get|take) {P} (?:back|in)\b|{P} back in\b`,
  ],
  [
    'go',
    String.raw`\b${WANT} (?:also |really |still |definitely |just )?(?:${GO})\b.*{P}`,
    String.raw`\b(?:want|would like|would love|need|wish for|interested in|keen on|fancy|feel like)\b.*{P}`,
    String.raw`(?:^|\b(?:let us|also|please|to|and|then|we|can we|could we|rather|i) )(?:${GO})\b.*{P}`,
    String.raw`\b(?:what about|how about) (?:seeing|visiting|going to|adding|doing) .*{P}`,
    String.raw`\b(?:make|leave) (?:time|room|space) for (?:the )?{P}|\btime for (?:the )?{P}`,
  ],
];
