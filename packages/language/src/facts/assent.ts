import { Phrases, readYesNo, type Votes } from '@wayfarer/router/grammar';

/** Longer messages say more than yes or no. */
const LONGEST_ASSENT = 120;

/** What says yes or no to a plan, beside what always does. */
const OF_A_PLAN: Votes = [
  [
    'yes',
    new Phrases(
      "looks good|looks great|looks right|looks fine|looks perfect|that looks good|this looks good|it looks good|sounds great|sounds perfect|all good|all correct|go on|proceed|we confirm|we agree|ok for me|works for us|let's go|lets go|please go ahead|that's it|that is all|that's all|continue|start planning|plan it|make the plan|ready|we're ready|i'm happy with that|happy with that|no changes|nothing to change|no objections|ship it",
    ),
  ],
  [
    'no',
    new Phrases(
      "wait|stop|hold on|hang on|no wait|cancel|not right|not correct|that is not right|that isn't right|not quite|this is wrong|change|change it|change that|change something|i want to change something|not good|not like that|not what i want|not what i wanted|i changed my mind|i've changed my mind|let me think|i don't like it|start over",
    ),
  ],
  [
    'neither',
    new Phrases(
      'and|now|to me|for me|for us|many thanks|great work|nice|wonderful|awesome|cool|super|excellent|lovely|amazing|brilliant|we love it|i love it|love it',
    ),
  ],
];

/** Whether the whole message says yes or no to a plan, and nothing else. "No, looks good" is settled by caution. */
export function readAssent(text: string): 'yes' | 'no' | null {
  return text.length > LONGEST_ASSENT ? null : readYesNo(text, OF_A_PLAN);
}
