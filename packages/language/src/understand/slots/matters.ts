import { type Clause, listPlaces } from '../clause.ts';
import type { Matter } from '../frame.ts';
import type { Scene } from '../trip-scene.ts';
import { says, sourcesOf, type Words, wordsWithoutNames } from './words-of.ts';

/** As sources of patterns for folded text. No data has any of these, so the reader of messages has not learned them either. */
const MATTERS: readonly (readonly [Matter, Words])[] = [
  [
    'card',
    {
      en: 'credit cards?|debit cards?|cards?|contactless|apple pay|google pay|cash only|only cash|cashless',
      de: 'kreditkarten?|ec-?karten?|mit karte|karten?zahlung|kontaktlos|nur bar|bargeld',
      fr: 'cartes? (?:de credit|bancaires?|bleues?)|par carte|en carte|carte acceptee|sans contact|especes',
      es: 'tarjetas?|en efectivo|solo efectivo|sin contacto',
      ja: 'カード|クレカ|電子マネー|現金のみ|現金だけ|キャッシュレス',
      zh: '刷卡|信用卡|银行卡|只收现金|支付宝|微信支付|移动支付',
    },
  ],
  [
    'wifi',
    {
      en: 'wi-?fi|wlan|internet',
      de: 'wlan|w-lan|wi-?fi|internet',
      fr: 'wi-?fi|internet',
      es: 'wi-?fi|internet',
      ja: 'wi-?fi|ワイファイ|無線lan|ネット環境',
      zh: 'wi-?fi|无线网|无线上网|网络',
    },
  ],
  [
    'cloakroom',
    {
      en: 'cloak ?rooms?|coat ?check|lockers?|left luggage|luggage|suitcases?|backpacks?|bag (?:check|drop|storage)|store (?:our|my|the) (?:bags?|things)',
      de: 'garderoben?|schliessfach|schliessfacher|spinde?|gepack\\w*|koffer|rucksacke?',
      fr: 'vestiaires?|consignes?|casiers?|bagages?|valises?|sacs? a dos',
      es: 'guardarropas?|taquillas?|consigna|equipajes?|maletas?|mochilas?',
      ja: 'クローク|ロッカー|荷物|スーツケース',
      zh: '寄存|存包|储物柜|行李',
    },
  ],
  [
    'dogs',
    {
      en: 'dogs?|pets?',
      de: 'hunde?n?|haustiere?n?',
      fr: 'chiens?|animaux',
      es: 'perros?|mascotas?',
      ja: '犬|ペット',
      zh: '狗|宠物',
    },
  ],
  [
    'photos',
    {
      en: 'photos?|photograph\\w*|pictures|cameras?|tripods?|film(?:ing)?(?= (?:allowed|inside))',
      de: 'fotos?|fotografier\\w*|kamera|stativ',
      fr: 'photos?|photographier|appareil photo|trepied',
      es: 'fotos?|fotografiar|fotografias?|camara|tripode',
      ja: '写真|撮影|カメラ',
      zh: '拍照|照相|摄影|相机',
    },
  ],
  [
    'toilets',
    {
      en: 'toilets?|restrooms?|bathrooms?|loos?',
      de: 'toiletten?|wc|klo',
      fr: 'toilettes?|wc',
      es: 'banos|aseos?|lavabos?|servicios',
      ja: 'トイレ|お手洗い|化粧室',
      zh: '厕所|洗手间|卫生间',
    },
  ],
  [
    'parking',
    {
      en: 'park(?:ing)? (?:the|our|a|my) car|parking|car ?parks?',
      de: 'parkplatz|parkplatze|parken|parkhaus',
      fr: 'parkings?|se garer|stationner|stationnement',
      es: 'aparcar|aparcamientos?|estacionar|estacionamiento|parking',
      ja: '駐車場|駐車',
      zh: '停车场?',
    },
  ],
  [
    'tours',
    {
      en: 'audio ?guides?|guided tours?|tour guides?|guides?',
      de: 'audioguides?|fuhrung(?:en)?',
      fr: 'audioguides?|visites? guidees?',
      es: 'audioguias?|visitas? guiadas?',
      ja: '音声ガイド|ガイドツアー',
      zh: '语音导览|讲解|导游',
    },
  ],
];

const CROWDED: Words = {
  en: 'crowded|busy|packed|queues?|lines? (?:there|at)|long line|how full',
  de: 'voll|uberlaufen|viel los|schlange\\w*|gedrange|andrang',
  fr: 'du monde|bonde[es]?|affluence|la queue|files? d.attente|frequente[es]?',
  es: 'llen[oa]|mucha gente|abarrotad[oa]|colas?|concurrid[oa]',
  ja: '混(?:ん|む|み|雑)|並(?:び|ぶ|ん)|行列|人が多い',
  zh: '人多|拥挤|挤吗|排队|人流',
};

const STAYING: Words = {
  en: '(?:how long|how much time|how many (?:hours|minutes)).*(?:stay|spend|are we (?:at|in)|have (?:at|in|for)|do we have|will we be (?:at|in)|visit|(?:did you|have you|do you) (?:give|given|plan|planned|allow|set aside)|planned (?:for|there|at)|need (?:there|at|for)|(?:give|gave) (?:it|us|that)|in there)',
  de: '(?:wie lange|wie viel zeit|wieviel zeit|wie viele stunden).*(?:bleib|verbring|haben wir|sind wir|dauert der besuch|eingeplant|geplant|vorgesehen|braucht man)',
  fr: 'combien (?:de temps|d.heures).*(?:rest|pass|avons|a-t-on|on a|sommes|dure la visite|prevu|prevoir|faut-il)',
  es: '(?:cuanto tiempo|cuantas horas).*(?:qued|estamos|estaremos|pasamos|pasaremos|tenemos|dura la visita|previsto|hace falta|has puesto)',
  ja: '(?:どのくらい|どれくらい|何時間|何分).*(?:いる|います|滞在|過ごす|過ごし|見学)|滞在時間',
  zh: '(?:多久|多长时间|几个小时|几小时).*(?:待|呆|停留|玩|参观)|(?:待|呆|停留|玩|参观)(?:多久|多长时间|几个?小时)',
};

const HOW_LONG: Words = {
  en: 'how long|how many hours|duration|how much time',
  de: 'wie lange?|wie viele stunden|dauer\\w*',
  fr: 'combien de temps|combien d.heures|duree|dure',
  es: 'cuanto (?:tiempo|dura|tarda\\w*)|cuantas horas|duracion',
  ja: 'どのくらい|どれくらい|何時間|所要時間',
  zh: '多久|多长|几个小时|几小时',
};

const JOURNEY: Words = {
  en: 'flights?|fly|plane|train(?: ride| journey)?|ferry|coach|journey|drive|ride home|trip (?:home|there|back)|way (?:home|back)',
  de: '(?:hin|ruck|heim|zug|bahn|an)?(?:flug|fahrt|reise)|flugzeug|zug|fahre|heimweg',
  fr: 'vol|avion|train|ferry|trajet|voyage (?:aller|retour)|retour',
  es: 'vuelos?|avion|tren|ferri|ferry|trayecto|viaje de (?:ida|vuelta)|vuelta',
  ja: 'フライト|飛行機|新幹線|電車|列車|フェリー',
  zh: '航班|飞机|火车|高铁|新干线|渡轮|回程|车程',
};

/** What is asked of a place that no data has; `undefined` where none of these is. */
export function readMatter(clause: Clause, scene: Scene): Matter | undefined {
  const text = wordsWithoutNames(clause);
  return MATTERS.find(([, words]) => says(words, text, scene))?.[0];
}

/** Whether it is asked how crowded a place is. */
export function asksOfCrowds(clause: Clause, scene: Scene): boolean {
  return says(CROWDED, wordsWithoutNames(clause), scene);
}

/** "How long do we stay at …?" asks about no way there. */
export function asksOfLength(clause: Clause, scene: Scene): boolean {
  return new RegExp(sourcesOf(STAYING, scene), 'u').test(wordsWithoutNames(clause));
}

/** "How long is the train ride?", with no place to go to: the journey of the plan. */
export function asksOfJourney(clause: Clause, scene: Scene): boolean {
  const text = wordsWithoutNames(clause);
  return listPlaces(clause).length === 0 && says(HOW_LONG, text, scene) && says(JOURNEY, text, scene);
}
