import { type Rewrite, words } from './rewrite.ts';

/** A sum as it is written: `600`, `600 €`, `1.500 Euro`. */
const SUM = String.raw`((?:\p{Sc}\s?)?\d[\d.,]*(?:\s?(?:\p{Sc}|euros?|dollars?|dólares|yen))?)`;

/** What is said of single travellers, language by language: who can spend what, likes, hates, eats, and how old children are. */
export const GERMAN_PERSONS: readonly Rewrite[] = words([
  ['zwei von uns', '2 of us'],
  ['drei von uns', '3 of us'],
  ['vier von uns', '4 of us'],
  ['eine[rs]? von uns', '1 of us'],
  ['(?:die|der) (?:anderen|übrigen|rest)', 'the others'],
  [`(?:kann|können|darf|dürfen)(?: (?:höchstens|maximal|nur|jeweils|je|bis zu))* ${SUM} ausgeben`, 'can spend $1'],
  ['mein budget (?:ist|beträgt)', 'my budget is'],
  ['ist (?:veganerin|veganer|vegan)', 'is vegan'],
  ['ist (?:vegetarierin|vegetarier|vegetarisch)', 'is vegetarian'],
  ['ist allergisch (?:gegen|auf) nüsse', 'is allergic to nuts'],
  ['(?:hasst|hassen|mag keine|mögen keine)', 'hates'],
  ['(?:liebt|mag|lieben|mögen) sie', 'loves them'],
  ['(?:liebt|lieben|mag|mögen)', 'loves'],
  ['die kinder', 'the kids'],
  [String.raw`im alter von (\d{1,2}) und (\d{1,2})(?: jahren)?`, 'aged $1 and $2'],
  [String.raw`\((\d{1,2}) und (\d{1,2})(?: jahre)?\)`, '(aged $1 and $2)'],
  ['(?:gerecht|fair) für alle', 'fair to everyone'],
]);

export const FRENCH_PERSONS: readonly Rewrite[] = words([
  ["deux d['’]entre nous", '2 of us'],
  ["trois d['’]entre nous", '3 of us'],
  ["(?:un|une) d['’]entre nous", '1 of us'],
  ['les autres', 'the others'],
  [`peu(?:t|vent) dépenser(?: (?:au plus|jusqu['’]à|seulement))? ${SUM}`, 'can spend $1'],
  ['mon budget est de', 'my budget is'],
  ['est végane?', 'is vegan'],
  ['est végétarien(?:ne)?', 'is vegetarian'],
  ['est allergique aux (?:noix|fruits à coque)', 'is allergic to nuts'],
  ['les (?:adore|aime)(?:nt)?', 'loves them'],
  ["(?:n['’]aime(?:nt)? pas|déteste(?:nt)?)(?: (?:les|la|le))?", 'hates'],
  ['(?:adore(?:nt)?|aime(?:nt)?)(?: (?:les|la|le))?', 'loves'],
  ['les enfants', 'the kids'],
  [String.raw`de (\d{1,2}) et (\d{1,2}) ans`, 'aged $1 and $2'],
  [String.raw`\((\d{1,2}) et (\d{1,2})(?: ans)?\)`, '(aged $1 and $2)'],
  ['(?:juste|équitable) pour (?:tous|tout le monde)', 'fair to everyone'],
  // What is said of somebody else begins there.
  ['et(?= [^ ]+ (?:is|loves|hates|can spend) )', 'and'],
]);

export const SPANISH_PERSONS: readonly Rewrite[] = words([
  ['dos de nosotros', '2 of us'],
  ['tres de nosotros', '3 of us'],
  ['un[oa] de nosotros', '1 of us'],
  ['(?:los demás|los otros|las demás|el resto)', 'the others'],
  [`pueden? gastar(?: (?:hasta|como máximo|solo|sólo))? ${SUM}`, 'can spend $1'],
  ['mi presupuesto es(?: de)?', 'my budget is'],
  ['es vegan[oa]', 'is vegan'],
  ['es vegetarian[oa]', 'is vegetarian'],
  ['es alérgic[oa] a (?:las nueces|los frutos secos)', 'is allergic to nuts'],
  [String.raw`a (\p{Lu}\p{L}+) no le gustan?(?: (?:los|las|el|la))?`, '$1 hates'],
  [String.raw`a (\p{Lu}\p{L}+) le (?:encantan?|gustan?)(?: (?:los|las|el|la))?`, '$1 loves'],
  ['(?:odian?|detestan?)(?: (?:los|las|el|la))?', 'hates'],
  ['(?:aman?|adoran?)(?: (?:los|las|el|la))?', 'loves'],
  ['los niños', 'the kids'],
  [String.raw`de (\d{1,2}) y (\d{1,2}) años`, 'aged $1 and $2'],
  [String.raw`\((\d{1,2}) y (\d{1,2})(?: años)?\)`, '(aged $1 and $2)'],
  ['justo para todos', 'fair to everyone'],
  ['y(?= [^ ]+ (?:is|loves|hates|can spend) )', 'and'],
]);

export const JAPANESE_PERSONS: readonly Rewrite[] = [
  [/(?:二|2|２)人は(?:一人)?([\d,]+)(円|ドル|ユーロ)まで(?:使えます|使える|です)?/gu, ' 2 of us can spend $1 $2 '],
  [
    /(?:、\s*)?(?:残り|他の人|ほかの人|他の(?:二|三|2|3)人)は(?:一人)?([\d,]+)(円|ドル|ユーロ)(?:まで)?(?:使えます|使える|です)?/gu,
    ', the others can spend $1 $2 ',
  ],
  [/([A-Z][a-z]+)(?:さん)?は(?:ビーガン|ヴィーガン)(?:です)?/gu, '$1 is vegan '],
  [/([A-Z][a-z]+)(?:さん)?は(?:ベジタリアン|菜食主義)(?:です)?/gu, '$1 is vegetarian '],
  [/([A-Z][a-z]+)(?:さん)?は(?:美術館|博物館)が(?:嫌い|苦手)(?:です)?/gu, '$1 hates museums '],
  [/([A-Z][a-z]+)(?:さん)?は(?:美術館|博物館)が(?:大)?好き(?:です)?/gu, '$1 loves museums '],
  [/子(?:供|ども)(?:が)?(\d)人[（(](\d{1,2})歳(?:と|、)(\d{1,2})歳[）)]/gu, ' $1 children (aged $2 and $3) '],
];

export const CHINESE_PERSONS: readonly Rewrite[] = [
  [/(?:我们)?(?:两|2)个?人(?:每人)?(?:最多|可以|只能)+花?([\d,]+)(欧元|美元|日元)?/gu, ' 2 of us can spend $1 $2 '],
  [
    /(?:其他人|其余的人|另外的人|其他两个人)(?:每人)?(?:最多|可以|只能)*花?([\d,]+)(欧元|美元|日元)?/gu,
    ' the others can spend $1 $2 ',
  ],
  [/([A-Z][a-z]+)(?:是素食者|是素食主义者|吃素)/gu, '$1 is vegetarian '],
  [/([A-Z][a-z]+)(?:是纯素者|吃纯素)/gu, '$1 is vegan '],
  [/([A-Z][a-z]+)(?:不喜欢|讨厌)博物馆/gu, '$1 hates museums '],
  [/([A-Z][a-z]+)(?:很)?喜欢博物馆/gu, '$1 loves museums '],
  [/(\d|两)个(?:孩子|小孩)[（(](\d{1,2})岁?(?:和|、)(\d{1,2})岁[）)]/gu, ' $1 children (aged $2 and $3) '],
];

/** Names of money that stand behind a sum there. */
const MONEY: readonly Rewrite[] = [
  [/(?<=can spend [\d,]+ )(?:円|日元)/gu, 'yen'],
  [/(?<=can spend [\d,]+ )(?:ドル|美元)/gu, 'dollars'],
  [/(?<=can spend [\d,]+ )(?:ユーロ|欧元)/gu, 'euros'],
  [/(?<=^|\s)两(?= children)/gu, '2'],
];

/** With the names of money in English. */
export const EASTERN_MONEY = MONEY;
