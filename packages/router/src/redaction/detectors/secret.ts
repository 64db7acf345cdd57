import { listMatches } from '../../list-matches.ts';
import { type Find, findGroup } from '../pieces.ts';
import { LABEL_BEGINS } from './labelled-code.ts';
import { OTHER_WORDS } from './name-words.ts';

const WORD_LABEL =
  "pass ?words?|pass ?phrase|pass ?code|passwd|pwd|pw|(?:pass|kenn)wort|mot de passe|contraseña|contrasena|senha|wachtwoord|parola d[’']ordine|パスワード|密码|密碼";
const DIGITS_LABEL =
  '(?:my |the )?pin(?:[ -]?(?:code|number))?|(?:security|access|entry|door|gate|safe|verification|unlock) code|cv[vc]2?|otp|tan|code pin|(?:geheim|tür)(?:zahl|code)|暗証番号';
const SET_OFF = String.raw`(?<between>\s{0,2}(?:[:=]|is|are|was|ist|lautet|est|es|[èé]|は|是)\s{0,2}[:=]?\s{0,2}["'“„«]?|\s{1,2}["'“„«]?)`;

/** The value is looked at and not taken, since it may be the next label: "I lost my password, pw: …". */
const WORD = new RegExp(
  `${LABEL_BEGINS}(?:${WORD_LABEL})(?![\\p{Script=Latin}\\p{N}])${SET_OFF}(?=(?<value>[^\\s"'“”„«»]{3,64}))`,
  'dgiu',
);
const DIGITS = new RegExp(
  `${LABEL_BEGINS}(?:${DIGITS_LABEL})${SET_OFF}(?<value>\\d{3,8})(?![\\p{L}\\p{N}]|[.,:/-]\\d| ?[%€$£¥])`,
  'dgiu',
);

/** What is said of a password instead of it. */
const SAID_OF_IT: ReadonlySet<string> = new Set(
  'lost forgotten forgot needed too very weak strong secret safe unsafe easy hard long short expired protected reset printed on-site the same new old working free incorrect invalid case not that what which where unknown'.split(
    ' ',
  ),
);

/** Passwords and PINs where the text says that they are: "my password is …", "pw: …", "PIN 4711". */
export function findSecrets(text: string): readonly Find[] {
  const words = listMatches(text, WORD).flatMap(({ indices, groups = {} }) => {
    const [start, end] = indices?.groups?.['value'] ?? [0, 0];
    const value = (groups['value'] ?? '').replace(/[.,;!?)\]]+$/u, '');
    if (!isSecret(value, groups['between'] ?? '')) return [];
    return [{ start, end: end - ((groups['value'] ?? '').length - value.length), kind: 'password' }];
  });
  return [...words, ...findGroup('password', text, DIGITS)];
}

/** Behind a colon anything is; behind "is" what is no plain word of a sentence; with nothing between what has a digit. */
function isSecret(value: string, between: string): boolean {
  const plain = value.toLowerCase();
  if (value.length < 3 || OTHER_WORDS.has(plain) || SAID_OF_IT.has(plain)) return false;
  return between.trim() !== '' || /\d/.test(value);
}
