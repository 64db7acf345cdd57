import { type Rewrite, words } from './rewrite.ts';

/** What people like to see or to leave out, where each word stands for itself. No singular that names of places begin with. */
const NOUNS: readonly (readonly [english: string, de: string, fr: string, es: string])[] = [
  ['museums', 'museen|museum', 'musées?', 'museos?'],
  ['churches', 'kirchen', 'églises', 'iglesias'],
  ['cathedrals', 'kathedralen', 'cathédrales', 'catedrales'],
  ['temples', 'tempeln?', 'temples', 'templos'],
  ['castles', 'schlösser|burgen', 'châteaux', 'castillos'],
  ['palaces', 'paläste', 'palaces', 'palacios'],
  ['gardens', 'gärten', 'jardins', 'jardines'],
  ['amusement parks', 'freizeitparks?', "parcs? d['’]attractions?", 'parques? de atracciones'],
  ['parks', 'parks|grünanlagen', 'parcs', 'parques'],
  ['flea markets', 'flohmärkte|flohmarkt', 'puces|brocantes?', 'mercadillos?'],
  ['markets', 'märkte|märkten', 'marchés', 'mercados'],
  ['shopping', 'einkaufen|shoppen|läden|geschäfte', 'shopping|boutiques|magasins', 'compras|tiendas'],
  ['beaches', 'strände|strand', 'plages?', 'playas?'],
  ['art', 'kunst|malerei|gemälde', 'art|peintures?|tableaux', 'arte|pinturas?'],
  ['history', 'geschichte', 'histoire', 'historia'],
  ['nature', 'natur|wandern', 'nature|randonnées?', 'naturaleza|senderismo'],
  ['architecture', 'architektur', 'architecture', 'arquitectura'],
  ['nightlife', 'nachtleben|kneipen|bars', 'vie nocturne|bars', 'vida nocturna|bares'],
  ['views', 'aussichten|aussicht|ausblicke', 'vues|panoramas?', 'vistas|miradores'],
  ['zoos', 'zoos?|tierparks?', 'zoos?', 'zoológicos?|zoos?'],
  ['aquariums', 'aquarien|aquarium', 'aquariums?', 'acuarios?'],
  ['music', 'musik|konzerte', 'musique|concerts', 'música|conciertos'],
  ['crafts', 'handwerk|kunsthandwerk', 'artisanat', 'artesanía'],
  ['literature', 'literatur|buchläden', 'littérature|librairies', 'literatura|librerías'],
  ['seafood', 'meeresfrüchte|fisch', 'fruits de mer', 'mariscos?'],
  ['wine', 'weine?', 'vins?', 'vinos?'],
  ['walks', 'spaziergänge|bummeln|spazieren', 'balades?|promenades?', 'paseos?'],
  ['science', 'wissenschaft|technik', 'sciences?', 'ciencia'],
  ['sports', 'sport', 'sports?', 'deportes?'],
  ['cemeteries', 'friedhöfe', 'cimetières', 'cementerios'],
  ['anime', 'anime|mangas?', 'animés?|mangas?', 'anime|mangas?'],
];

const LANGUAGES = { de: 1, fr: 2, es: 3 } as const;

const REFUSALS: Readonly<Record<keyof typeof LANGUAGES, string>> = {
  de: String.raw`(?:bloß |bitte |auf keinen fall )?(?:ohne|keine?[nr]?)(?: (?:die|den|das))?`,
  fr: String.raw`(?:surtout )?(?:sans|(?:je |on |nous )?n['’]aim(?:e|ons) pas|pas (?:besoin )?d(?:e|['’](?=\w))|pas(?= (?:les|des) )|aucune?s?|ni|éviter|évitez|évitons)(?: (?:les|des|le|la|de))?`,
  es: String.raw`(?:sin|nada de|no (?:me|nos) gustan?(?: nada)?|ningún|ninguna|ni|evitar|evitad|no queremos(?: ver)?)(?: (?:los|las|el|la))?`,
};

/** The words of a language for kinds of places; and "no" before those that somebody wants none of. */
export function nounsOf(language: keyof typeof LANGUAGES): readonly Rewrite[] {
  return [
    ...words(NOUNS.map((row) => [row[LANGUAGES[language]], row[0]] as const)),
    [before(REFUSALS[language]), 'no '],
    [before(MORE[language]), 'more '],
  ];
}

const MORE: Readonly<Record<keyof typeof LANGUAGES, string>> = { de: 'mehr', fr: 'plus de', es: 'más' };

function before(words: string): RegExp {
  return new RegExp(String.raw`(?<!\p{L})(?:${words})\s*(?=(?:${ENGLISH})(?!\p{L}))`, 'giu');
}

const ENGLISH = NOUNS.map(([word]) => word).join('|');

/** The same, where no blanks part the words. What names of places end in, such as a castle, is not among them. */
const EASTERN_NOUNS: readonly (readonly [english: string, ja: string, zh: string])[] = [
  ['temples', 'お?寺巡り|(?<![\\p{Script=Han}\\p{Script=Katakana}])(?:お?寺|神社)', '寺庙|寺廟|神社'],
  ['museums', '博物館', '博物馆|博物館'],
  ['art museums', '美術館', '美术馆|美術館'],
  ['art', 'アート', '艺术|藝術'],
  ['gardens', '庭園', '园林|庭院|花园'],
  ['food', 'グルメ|美味しい|おいしい|食べ(?:歩き|物)?', '美食|好吃的'],
  ['nature', '紅葉|桜|自然', '樱花|櫻花|红叶|紅葉|自然'],
  ['history', '歴史', '历史|歷史'],
  ['shopping', '買い物|ショッピング', '购物|購物'],
  ['views', '夜景|景色|眺め', '夜景|风景|風景'],
  ['anime', 'アニメ|漫画|マンガ', '动漫|動漫|漫画'],
  ['nightlife', '居酒屋|バー巡り|ナイトライフ', '酒吧|夜生活'],
  ['churches', '教会', '教堂'],
  ['zoos', '動物園', '动物园|動物園'],
  ['aquariums', '水族館', '水族馆|水族館'],
  ['amusement parks', '遊園地|テーマパーク', '游乐园|遊樂園|主题公园'],
  ['sumo', '相撲', '相扑|相撲'],
  ['architecture', '建築', '建筑|建築'],
];

const EASTERN_ENGLISH = EASTERN_NOUNS.map(([word]) => word).join('|');

const EASTERN_REFUSALS: Readonly<Record<'ja' | 'zh', Rewrite>> = {
  // Said behind: "museums are not needed".
  ja: [
    new RegExp(
      String.raw`\s(${EASTERN_ENGLISH})\s+(?:(?:と|や|も)\s+(${EASTERN_ENGLISH})\s+)?(?:に?は|も|に)?(?:なし|無し|不要|いらない|要らない|結構|興味(?:が|は)?(?:ない|ありません)|行(?:かない|きたくない)|見たくない|苦手|嫌い|好き(?:では|じゃ|で)ない|避けた?い?)`,
      'gu',
    ),
    ' no $1 no $2 ,',
  ],
  zh: [
    new RegExp(
      String.raw`(?:不(?:要|去|看|想看|想去|想逛|逛|喜欢|喜歡|爱|愛|感兴趣)|别去|没兴趣)(?:看|去|逛)?\s*(?=(?:${EASTERN_ENGLISH})\s)`,
      'gu',
    ),
    ' no ',
  ],
};

/** As {@link nounsOf}, in Japanese and Chinese. */
export function easternNounsOf(language: 'ja' | 'zh'): readonly Rewrite[] {
  const column = language === 'ja' ? 1 : 2;
  const nouns = EASTERN_NOUNS.map((row): Rewrite => [new RegExp(row[column], 'gu'), ` ${row[0]} `]);
  return [...nouns, EASTERN_REFUSALS[language]];
}
