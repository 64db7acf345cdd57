import type { Language } from '@wayfarer/language';

/** What a message wants of research, and in which language it says so. */
export interface ResearchWish {
  readonly wish: 'look-up' | 'forget';
  readonly language: Language;
}

/** Longer ones say more than that. */
const LONGEST = 120;

/**
 * Reads a message that is nothing but a request to look up what is not known, or to forget what was looked up. Looking up costs
 * money, so anything beside it is for whoever reads messages.
 *
 * @returns `undefined` for every other message.
 */
export function readResearchWish(text: string): ResearchWish | undefined {
  if (text.length > LONGEST) return undefined;
  const said = plain(text);
  const heard = WISHES.find(
    ({ told, fillers, pattern }) => told.test(said) && pattern.test(said.replaceAll(fillers, '').trim()),
  );
  return heard && { wish: heard.wish, language: heard.language };
}

/** Small letters without marks, one blank for all space, no punctuation. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/(?<=[a-z])\p{M}/gu, '')
    .normalize('NFC')
    .replaceAll(/['’´`]/g, '')
    .replaceAll(/[-.!?,;:¿¡。！？、，；：…]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

interface Words {
  /** Each request has one of these: the patterns, which take long to make, are made for such messages alone. */
  readonly told: string;
  /** Said beside it, meaning nothing more. */
  readonly fillers: string;
  /** Whole requests, of parts in braces. */
  readonly lookUp: readonly string[];
  readonly forget: readonly string[];
  readonly parts: Readonly<Record<string, string>>;
  /** Its words stand without blanks. */
  readonly isDense?: boolean;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    told: 'look|check|research|google|search|find|get|gaps|ask|forget|drop|discard|throw',
    fillers: 'please|pls|plz|quickly|quick|just|for me|for us|thanks|thank you|thx|now|hey|ok|okay|somehow',
    parts: {
      start: '(?:(?:can|could|will|would) (?:you|u|somebody) |i want you to |id like you to )?',
      web: '(?:online|on (?:the )?(?:web|internet|net|google)|from the (?:web|internet))',
      what: '(?:(?:all |any )?(?:the |those |these )?(?:missing |unknown )?(?:opening |entry |entrance |ticket )?(?:hours|hrs|times|prices|fares|fees|facts|info|information|details|costs)(?: (?:of|for|in) (?:all of it|all of them|everything|everywhere|the (?:whole )?(?:plan|trip)|our (?:plan|trip)|my (?:plan|trip)))?)',
      unknown:
        '(?:(?:whatever|everything|anything|all|what|the things|things|stuff|the stuff)(?: that| which)?(?: ?i?s| are)? ?(?:still )?(?:missing|unknown|not known|isnt known|(?:you|u|we|i) (?:dont|do not) know|nobody knows)|the gaps|(?:the |all )?(?:missing|unknown) (?:stuff|things|bits|ones|rest)|whats open when)',
      clause:
        '(?:what (?:the |those |these )?(?:entrance |entry |ticket |opening )?(?:fees|prices|fares|hours|times|costs) are|(?:what|how much) (?:everything|it all) costs|when (?:everything|it all|they all) (?:opens?|closes?|is open))',
      it: '(?:it|that|them|{what}|{unknown}|{clause})',
    },
    lookUp: [
      '(?:{what}|{unknown}) (?:look|google|research) (?:it|that|them)(?: up)?(?: {web})?',
      '{start}(?:check|search|ask) (?:the web|the internet|the net|google|online) for {it}',
      '{start}go (?:and )?(?:look up|find out|find|google|research) (?:{what}|{unknown}|{clause})(?: {web})?',
      '{start}(?:do (?:some |the |a bit of )?|start |run )?research(?: (?:on |into |for )?(?:{it}|the (?:plan|trip)))?(?: {web})?',
      '{start}(?:look|check) {it} (?:up|{web})(?: {web})?',
      '{start}(?:look up|find out|research|google|search (?:the web|the internet|online) for) {it}(?: {web})?',
      '{start}(?:find|search for|get) (?:{what}|{unknown}|(?:it|that|them) {web})(?: {web})?',
      '{start}check {web} {it}',
      '{start}(?:go|look) {web} and (?:find out|look up|check|find|get) {it}',
      '{start}(?:fill(?: in)?|close) the gaps(?: {web})?',
    ],
    forget: [
      '{start}(?:forget|drop|discard|throw away) (?:what|everything|all|whatever)(?: that)? you (?:have |ve )?(?:looked up|found|researched)(?: {web})?',
      '{start}(?:forget|drop|discard) (?:your |the |all )?(?:findings|research|web prices|web hours)',
    ],
  },
  de: {
    told: 'recherch|goog|schau|sieh|seh|guck|such|schlag|find|vergiss|vergess|verw[ei]rf',
    fillers: 'bitte|mal|doch|kurz|schnell|eben|fur mich|fur uns|danke|noch|einfach|jetzt',
    parts: {
      start: '(?:(?:kannst|konntest|wurdest) du|(?:konnen|konnten|wurden) sie)',
      web: '(?:im (?:netz|internet|web)|online|bei google)',
      what: '(?:(?:alle |allen |die |den |der )?(?:fehlenden |unbekannten )?(?:offnungszeiten|zeiten|preisen?|eintrittspreisen?|fahrpreisen?|angaben|infos|informationen|daten))',
      unknown:
        '(?:(?:alles )?was (?:alles )?(?:fehlt|unbekannt ist|(?:du|ihr|wir|man|sie) nicht (?:weisst|wisst|wissen|weiss)|nicht bekannt ist|keiner weiss)|die lucken)',
      clause:
        '(?:wann (?:die|alle|alles|sie|das) (?:(?:auf|offen)(?: )?(?:haben|hat|machen|macht|sind|ist)|geoffnet (?:haben|hat|sind|ist)|offnen|offnet)|was (?:das|alles|die eintritte|der eintritt) kostet|was (?:die eintritte|die) kosten)',
      it: '(?:das|es|{what}|{unknown}|{clause})',
    },
    lookUp: [
      '(?:recherchier|recherchiere|recherchieren sie)(?: {it})?(?: {web})?',
      '(?:google|googel|googeln sie) {it}',
      '(?:schau|schaue|schauen sie|sieh|sehen sie|guck) {web} nach(?: {it})?',
      '(?:such|suche|suchen sie) (?:{web} (?:nach )?{it}|{it} {web})(?: (?:raus|heraus))?',
      '(?:such|suche|suchen sie) {it} (?:raus|heraus)',
      '(?:such|suche|suchen sie) {web} (?:raus|heraus) {it}',
      '(?:{it} )?(?:{web} )?(?:nachschlagen|recherchieren)',
      '(?:guck|gucke|schau|schaue|schauen sie|sieh|sehen sie) {web} (?:nach )?{it}',
      '(?:find|finde|finden sie) (?:{web} )?(?:heraus|raus) {it}',
      '(?:schlag|schlage|schlagen sie) {it}(?: {web})? nach',
      '(?:schau|schaue|schauen sie) {it} {web} nach',
      '(?:find|finde|finden sie) {it}(?: {web})? (?:heraus|raus)',
      '{start}(?: {it})?(?: {web})? (?:nachschlagen|recherchieren|googeln|herausfinden|rausfinden)',
      '{start}(?: {it})? {web} (?:nachschauen|nachsehen|suchen|schauen)',
      '{start} {it} (?:nachschauen|nachsehen)',
      '{start}(?: {web})? (?:nachschauen|nachsehen|nachschlagen|herausfinden|rausfinden) (?:{clause}|{unknown})',
      '(?:eine )?recherche starten',
    ],
    forget: [
      '(?:vergiss|vergessen sie|verwirf|verwerfen sie) (?:alles )?was (?:du|sie) (?:{web} )?(?:nachgeschlagen|gefunden|recherchiert) (?:hast|haben)',
      '(?:vergiss|vergessen sie|verwirf|verwerfen sie) (?:die|deine|ihre) (?:recherche|funde|ergebnisse)',
    ],
  },
  fr: {
    told: 'cherch|verifi|regard|trouv|consult|oubli',
    fillers:
      'sil te plait|sil vous plait|stp|svp|merci|pour moi|pour nous|vite|rapidement|juste|maintenant|un peu|donc',
    parts: {
      start: '(?:(?:(?:est ce que )?tu (?:peux|pourrais)|peux tu|pourrais tu|vous pouvez|pouvez vous|pourriez vous) )?',
      web: '(?:sur (?:internet|le web|le net|google)|en ligne)',
      what: '(?:(?:tous )?les (?:horaires|prix|tarifs|infos|informations|heures douverture)(?: manquant[es]*| inconnue?s| qui manquent| des billets)?)',
      unknown:
        '(?:(?:tout )?ce qui manque|(?:tout )?ce quon ne sait pas|(?:tout )?ce qui (?:est inconnu|nest pas connu)|(?:tout )?ce que (?:tu ne sais|vous ne savez|nous ne savons|je ne sais) pas)',
      it: '(?:ca|cela|{what}|{unknown})',
    },
    lookUp: [
      '{start}(?:re)?cherche[rz]? (?:{web} )?{it}(?: {web})?',
      '{start}(?:verifie|regarde|trouve|consulte)[rz]? (?:{web} {it}|{it} {web})',
      '{start}(?:trouve|verifie)[rz]? (?:les (?:horaires|prix|tarifs|infos|informations) (?:manquant[es]*|inconnu[es]*|qui manquent)|{unknown})',
      '{start}(?:fais|faites|faire|lance[rz]?) (?:des |une |quelques )?recherches?(?: {web})?',
      '{start}(?:re)?cherche[rz]? {web}',
    ],
    forget: [
      '{start}oublie[rz]? (?:tout )?ce que (?:tu as|vous avez) (?:cherche|trouve)(?: {web})?',
      '{start}oublie[rz]? (?:les|tes|vos) (?:recherches|trouvailles)',
    ],
  },
  es: {
    told: 'busc|busq|averig|investig|mir[ae]|consult|compr[uo]|olvid',
    fillers: 'por favor|porfa|porfi|gracias|rapido|rapidamente|para mi|para nosotros|ahora|un momento|anda',
    parts: {
      start: '(?:(?:me )?(?:puedes|puede|podrias|podria) )?',
      web: '(?:en (?:internet|linea|la web|la red|google)|online)',
      what: '(?:(?:todos )?(?:los|las) (?:horarios|precios|datos|tarifas|horas)(?: de apertura| de entrada)?(?: que (?:te |nos )?faltan| desconocid[oa]s| que no (?:sabes|se saben))?)',
      unknown:
        '(?:(?:todo )?lo que (?:(?:te |nos |aun |todavia )?falta|no (?:sabes|sabe|sabemos|se sabe)|se desconoce))',
      it: '(?:eso|esto|{what}|{unknown})',
    },
    lookUp: [
      '{start}(?:busca|busque|buscar|averigua|averigue|averiguar) (?:{web} )?{it}(?: {web})?',
      '{start}(?:investiga|investigue|investigar)(?: {it})?(?: {web})?',
      '{start}(?:mira|mire|mirar|consulta|consulte|consultar|comprueba|compruebe|comprobar) (?:{web} {it}|{it} {web})',
      '{start}(?:haz|haga|hacer) una (?:busqueda|investigacion)(?: {web})?',
      '{start}(?:buscalo|averigualo|buscarlo|averiguarlo)(?: {web})?',
    ],
    forget: [
      '{start}(?:olvida|olvide|olvidar) (?:todo )?lo que (?:has |ha )?(?:buscaste|buscado|encontraste|encontrado|averiguado)(?: {web})?',
    ],
  },
  ja: {
    told: '調べ|検索|リサーチ|ググ|忘れ',
    isDense: true,
    fillers: 'ちょっと|すみません|すみませんが|お願い(?:します|できますか)?|急いで|あの',
    parts: {
      web: '(?:(?:ネット|インターネット|ウェブ|オンライン|グーグル)で)',
      what: '(?:(?:わからない|分からない|不明な|足りない|不足している|未確認の)?(?:営業時間|開館時間|開店時間|料金|値段|運賃|入場料|情報|価格))',
      unknown: '(?:(?:まだ)?(?:わからない|分からない|不明な|足りない|知らない)(?:ところ|こと|もの|点|部分)|それ)',
      end: '(?:調べて|検索して|リサーチして|ググって|調べといて|調べておいて)(?:ください|下さい|くれる|くれますか|くれない|くれませんか|もらえませんか|いただけますか|いただけませんか|もらえますか|もらえる|ほしい|欲しい(?:です)?|ね|よ|くださいますか)?',
    },
    lookUp: [
      '(?:{what}|{unknown})(?:を|は|も)?(?:全部)?{web}?{end}',
      '{web}(?:(?:{what}|{unknown})(?:を|は|も)?)?{end}',
      '{end}',
    ],
    forget: [
      '(?:{web})?(?:調べた|見つけた)(?:こと|もの|内容|結果|情報)(?:を|は)?(?:全部|すべて)?忘れて(?:ください|下さい|いい(?:です)?)?',
    ],
  },
  zh: {
    told: '查|搜|忘|丢',
    isDense: true,
    fillers: '请|麻烦(?:你|您)?|帮(?:我|忙)|给我|好吗|可以吗|行吗|吧|快点?|谢谢|你能|您能|能不能|可以|你|您',
    parts: {
      web: '(?:上网|在网上|到网上|网上|在线)',
      what: '(?:(?:所有|全部)?(?:缺(?:少)?的|不知道的|未知的|(?:还)?不清楚的|(?:还)?没有的)?(?:开放时间|营业时间|价格|票价|门票价格|信息|资料|票价信息))',
      unknown: '(?:(?:所有|全部)?(?:缺(?:少)?的|(?:还)?不知道的|未知的|(?:还)?不清楚的)(?:地方|东西|内容|部分)?)',
      verb: '(?:查(?:一?查)?|搜(?:一?搜)?|查找|搜索|查询)(?:一下|清楚)?',
    },
    lookUp: ['{web}?{verb}(?:{what}|{unknown})', '(?:把)?(?:{what}|{unknown})(?:都)?{web}?{verb}', '{web}{verb}'],
    forget: [
      '(?:把)?(?:忘掉|忘记|忘了|丢掉)(?:{web})?(?:查到的|查的|找到的)(?:内容|信息|东西|结果)?',
      '把(?:{web})?(?:查到的|查的|找到的)(?:内容|信息|东西|结果)?(?:都)?(?:忘掉|忘了|丢掉)',
    ],
  },
};

const WISHES: readonly (ResearchWish & Readonly<Record<'told' | 'fillers' | 'pattern', RegExp>>)[] = Object.entries(
  WORDS,
).flatMap(([language, words]) =>
  (['lookUp', 'forget'] as const).map((wish) => ({
    wish: wish === 'lookUp' ? ('look-up' as const) : wish,
    language: language as Language,
    told: new RegExp(words.told, 'u'),
    fillers: fillersOf(words),
    pattern: toPattern(words, words[wish]),
  })),
);

function fillersOf({ fillers, isDense = false }: Words): RegExp {
  return isDense
    ? new RegExp(`^(?:${fillers})+|(?:${fillers})+$| `, 'gu')
    : new RegExp(`(?<= |^)(?:${fillers})(?: |$)`, 'gu');
}

function toPattern({ parts }: Words, forms: readonly string[]): RegExp {
  const whole = (form: string): string => {
    const filled = form.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?:${parts[name] ?? ''})`);
    return filled === form ? form : whole(filled);
  };
  return new RegExp(`^(?:${forms.map((form) => whole(form)).join('|')})$`, 'u');
}
