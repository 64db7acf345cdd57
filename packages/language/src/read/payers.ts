import { findAll } from '@wayfarer/router/grammar';

import { NOTHING, type Reader } from '../facts/read-result.ts';

const WHO = String.raw`(?:i|we|he|she|they|my \p{L}+|our \p{L}+|the \p{L}+|parents|grandparents|everyone|everybody|each(?: \p{L}+)?)`;
const WILL = String.raw`(?:['’]?ll| will| would(?: like to)?| can|['’]?d| want to| wants to| have to| has to)?`;
const WHOM = String.raw`(?:everything|everyone|everybody|all(?: of (?:it|us|them))?|the (?:whole )?(?:trip|bill|lot)|(?:their|his|her|our|my) own(?: \p{L}+)?|themselves|himself|herself|ourselves)`;
/** "I pay for everything", "parents pay for their own kids". */
const PAYS = new RegExp(
  String.raw`(?<![\p{L}'])${WHO}${WILL} (?:only )?(?:pays?|covers?)(?: for)? ${WHOM}(?![\p{L}])`,
  'giu',
);

/** Who pays for whom: heard, though nothing of a plan depends on it. */
export const readPayers: Reader = (text) => {
  const found = findAll(text, PAYS);
  if (found.length === 0) return NOTHING;
  const remark = {
    code: 'not-used',
    text: 'Who pays for whom changes nothing in the plan: it shows what each of you costs, to be shared as you like.',
  } as const;
  return { learned: [], remarks: [remark], taken: found };
};
