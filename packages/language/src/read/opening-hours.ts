import { findAll } from '@wayfarer/router/grammar';

import { learn, NOTHING, type Reader } from '../facts/read-result.ts';

const HOURS = String.raw`(?:opening |business )?(?:hours|times)`;
const THINGS = String.raw`(?:places?|sights?|stops?|things|anything|museums?|restaurants?|tables?|spots?|somewhere)`;
const UNKNOWN = String.raw`(?:unknown|uncertain|unclear|unconfirmed|missing|no(?: known)?)`;
const NOT_KNOWN = String.raw`(?:(?:are|is) (?:unknown|uncertain|unclear|not known|missing)|aren'?t known|nobody knows|no one knows|(?:you|we) (?:don'?t|do not) know)`;
const DOUBTFUL = String.raw`(?:with ${UNKNOWN} ${HOURS}|(?:whose|where(?: the)?) ${HOURS} ${NOT_KNOWN})`;

const ANY = new RegExp(
  String.raw`\b(?:unknown ${HOURS}|${THINGS} ${DOUBTFUL}) (?:are|is) (?:fine|ok(?:ay)?|all right|alright|no problem|welcome)(?: too| as well)?|\b(?:don'?t|do not) mind (?:unknown ${HOURS}|${THINGS} ${DOUBTFUL})|\b(?:also|include|and) ${THINGS} ${DOUBTFUL}`,
  'giu',
);
const KNOWN = new RegExp(
  String.raw`\b(?:only |just )?(?:${THINGS} )(?:with|that have|which have|of) (?:known|published|confirmed|reliable) ${HOURS}(?: only)?|\b(?:only )?(?:known|confirmed|published) ${HOURS}(?: only| please)?\b|\b(?:nothing|no ${THINGS}|not ${THINGS}|avoid(?: any)? ${THINGS}|without ${THINGS}|skip ${THINGS}|leave out ${THINGS}|no) ${DOUBTFUL}|\b(?:no|avoid|without) (?:unknown|uncertain|unclear) ${HOURS}|\bonly (?:${THINGS} )?(?:where|if|when) (?:you|we) know (?:the |their |its )?${HOURS}`,
  'giu',
);

/** Whether places will do whose hours nobody knows. */
export const readOpeningHours: Reader = (text) => {
  const any = findAll(text, ANY);
  if (any.length > 0) return { learned: [learn('openingHours', 'any')], remarks: [], taken: any };
  const known = findAll(text, KNOWN);
  return known.length > 0 ? { learned: [learn('openingHours', 'known')], remarks: [], taken: known } : NOTHING;
};
