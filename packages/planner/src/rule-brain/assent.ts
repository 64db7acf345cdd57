const YES = new Set(
  (
    'yes|yep|yeah|yup|sure|ok|okay|perfect|correct|great|good|fine|right|exactly|agreed|absolutely|definitely|of course|looks good|looks great|' +
    'sounds good|sounds great|sounds perfect|looks perfect|looks right|looks fine|all good|go ahead|go for it|go on|do it|proceed|confirmed|confirm|' +
    "i confirm|we confirm|that's right|that is right|that's correct|that is correct|that works|works for me|works for us|let's go|lets go|let's do it|" +
    "all correct|all right|alright|i agree|we agree|please do|please go ahead|yes please|that's it|that is all|that's all|continue|start planning|" +
    "plan it|make the plan|ready|we're ready|i'm happy with that|happy with that|no changes|nothing to change|no objections|ship it|oui|ja|sí|si|はい|ok for me|it is|that looks good|this looks good|it looks good"
  ).split('|'),
);
const NO = new Set(
  (
    "no|nope|nah|wait|stop|hold on|hang on|not yet|no wait|cancel|wrong|incorrect|not right|not correct|that's wrong|that is wrong|that's not right|" +
    "that is not right|that isn't right|not quite|change it|change that|change something|i want to change something|don't|do not|please don't|no thanks|" +
    "no thank you|not good|i changed my mind|i've changed my mind|let me think|i don't like it|start over|non|nein|いいえ|not like that|change|this is wrong|not what i want|not what i wanted|i disagree"
  ).split('|'),
);
/** Courtesy that says neither. */
const POLITE = new Set(
  'please|thanks|thank you|thank you very much|thx|many thanks|cheers|great work|nice|wonderful|awesome|cool|super|excellent|hi|hello|then|so|well|hm|hmm|oh|ah|lovely|amazing|brilliant|merci|danke|gracias|we love it|i love it|love it'.split(
    '|',
  ),
);

/** Whether the whole message says yes or no, and nothing else. */
export function readAssent(text: string): 'yes' | 'no' | null {
  if (text.length > 120) return null;
  const parts = text
    .toLowerCase()
    .split(/[,.;!\n]+|\s[-–—]\s|\band\b|\bthen\b/)
    .map((part) =>
      part
        .replace(/^(?:please|oh|well|so|um|hm+)\s+|\s+(?:please|thanks|thank you|to me|for me|for us|now|then)$/g, '')
        .replace(/[^\p{L}' ]/gu, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const votes = parts.filter((part) => !POLITE.has(part));
  if (votes.length === 0) return null;
  if (votes.every((part) => YES.has(part))) return 'yes';
  // "No, looks good" and "yes, wait" are settled by caution.
  return votes.every((part) => NO.has(part) || YES.has(part)) ? 'no' : null;
}
