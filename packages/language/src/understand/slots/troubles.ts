import { type Clause, listDays } from '../clause.ts';
import type { Scene } from '../trip-scene.ts';
import { says, type Words, wordsWithoutNames } from './words-of.ts';

const ILL: Words = {
  en: "sick(?! of)|ill|unwell|fever\\w*|vomit\\w*|nausea|nauseous|throw\\w* up|threw up|food poisoning|migraine|dizzy|flu|diarrh\\w*|stomach ?ache|headache|(?:not|n't) (?:feel\\w*|feeling) (?:so |very |too )?(?:well|good)|feel\\w* (?:so |really |very )?(?:bad|awful|terrible)",
  de: 'krank|schlecht|ubel|fieber|erbrech\\w*|erbrochen|ubergeb\\w*|schwindlig|schwindelig|migrane|kopfschmerzen|bauchschmerzen|bauchweh|durchfall|grippe|(?:nicht|gar nicht) (?:gut|wohl)|unwohl',
  fr: 'malades?|fievre|vomi\\w*|nausees?|vertiges?|migraine|mal (?:au ventre|a la tete|au coeur)|grippe|diarrhee|pas bien|souffrante?',
  es: 'enferm[oa]s?|fiebre|vomit\\w*|nauseas|maread[oa]s?|migrana|dolor de (?:cabeza|estomago|barriga)|gripe|diarrea|(?:se siente|me siento|esta|estoy|encuentra|encuentro) (?:muy |fatal|bastante )?mal',
  ja: '具合(?:が|は)?(?:とても)?悪|体調(?:が|を)?(?:悪|崩|不良)|病気|熱が(?:ある|あり|出)|発熱|吐き|吐い|気持ち(?:が)?悪|気分(?:が)?悪|めまい|頭痛|腹痛|お腹(?:が)?痛|下痢|風邪',
  zh: '不舒服|生病|病了|发烧|呕吐|想吐|吐了|恶心|头晕|头痛|头疼|肚子疼|肚子痛|拉肚子|感冒|难受',
};

const STUCK: Words = {
  en: 'stuck|stranded|br(?:oke|oken|eaks?) down|missed (?:the|our) (?:bus|train|tram|connection|ferry)|(?:bus|train|tram|ferry) (?:is|was|got) cancell?ed|not moving',
  de: 'stecken? (?:fest|im stau)|festsitzen|sitzen fest|liegen ?geblieben|panne|stehen im stau|nicht weiter|verpasst|fallt aus|ausgefallen',
  fr: 'bloque[es]?s?|coince[es]?s?|en panne|rate (?:le|notre)|manque (?:le|notre)|annule|embouteillages?',
  es: 'atascad[oa]s?|atrapad[oa]s?|averiad[oa]|averio|perdimos el|hemos perdido el|cancelad[oa]|atasco|parad[oa]s en',
  ja: '立ち往生|故障|動かな|動けな|乗り遅れ|乗り損|運休|止まって(?:い|し)|渋滞',
  zh: '抛锚|坏了|堵车|堵住|困在|没赶上|错过了(?:车|公交|地铁|火车)|停运|动不了',
};

const WRONG: Words = {
  en: "something(?:'s| is)? (?:wrong|off|not right|odd)|(?:do not|don't|did not|didn't) (?:really )?like|not (?:happy|satisfied|sure)|(?:does not|doesn't|is not|isn't) (?:work|right|convincing|feel right)|a problem",
  de: '(?:stimmt|passt) (?:etwas|was|irgendwas|irgendetwas|so|uns|mir)? ?nicht|gefallt (?:\\w+ )*nicht|nicht zufrieden|problem',
  fr: "(?:ne|n') ?(?:me |nous )?(?:plait|va|convient|convainc) (?:pas|guere)|cloche|pas content[es]*|probleme",
  es: 'no (?:me|nos) (?:gusta|convence|cuadra)|algo (?:va |esta |falla)?(?:mal)?|problema|no (?:esta|va) bien',
  ja: 'おかし|気に入ら|しっくり|ちょっと違|問題|嫌です|微妙',
  zh: '有问题|不对劲|不喜欢|不满意|不太对|不太好',
};

const GOES_ON: Words = {
  en: "(?:does not|doesn't|will not|won't|is not|isn't|never) (?:going to )?(?:stop|let(?:ting)? up)|keeps? on|still",
  de: 'hort (?:einfach |gar )?nicht auf|immer noch|noch immer|weiter(?:hin)?',
  fr: 'ne s.arrete (?:pas|plus)|n.arrete pas|toujours',
  es: 'no (?:para|deja) de|sigue|todavia',
  ja: '止ま(?:な|ず|り?ません)|やま(?:な|ず)|降り続',
  zh: '不停|还在|没停|没有停|一直',
};

/** Whether something is wrong, and nobody says what. */
export function isWrong(clause: Clause, scene: Scene): boolean {
  return !clause.isQuestion && says(WRONG, wordsWithoutNames(clause), scene);
}

/** "It doesn't stop raining" is no better weather. */
export function goesOn(clause: Clause, scene: Scene): boolean {
  return says(GOES_ON, wordsWithoutNames(clause), scene);
}

/** Whether somebody is ill: no shorter way helps them. */
export function isIll(clause: Clause, scene: Scene): boolean {
  return says(ILL, wordsWithoutNames(clause), scene);
}

/** Whether they cannot go on: how many minutes it takes is asked, not how full the streets are. */
export function isStuck(clause: Clause, scene: Scene): boolean {
  return says(STUCK, wordsWithoutNames(clause), scene);
}

const HURTS: Words = {
  en: '(?:feet|legs?|knees?|back|ankles?|toes?|blisters?|soles?) (?:\\w+ )?(?:hurt\\w*|ache\\w*|aching|sore|killing)|blisters?',
  de: '(?:fusse?|beine?|knie|rucken|blasen?) (?:\\w+ )*(?:weh|schmerz\\w*)|weh tun|tun (?:\\w+ )*weh|blasen an',
  fr: 'mal (?:aux (?:pieds|jambes|genoux)|au (?:dos|genou|pied))|ampoules?',
  es: '(?:duelen|duele) (?:\\w+ )*(?:pies?|piernas?|rodillas?|espalda)|ampollas?|dolor de (?:pies|piernas|espalda)',
  ja: '(?:足|脚|膝|腰)(?:が|も)?(?:とても|すごく)?(?:痛|疲れ)|靴擦れ',
  zh: '(?:脚|腿|膝盖|腰)(?:好|很|都|太|真)*(?:疼|痛|酸)|起泡',
};

/** "My feet hurt so much": how they are is told, and no order for every day. */
export function hurts(clause: Clause, scene: Scene): boolean {
  return !clause.isQuestion && listDays(clause).length === 0 && says(HURTS, wordsWithoutNames(clause), scene);
}

const LEFT: Words = {
  en: "(?:what(?:'s| is)|what) (?:\\w+ )*(?:left|remains|still)|anything (?:\\w+ )*left",
  de: 'noch (?:an|ubrig|geplant|los)|bleibt|steht (?:\\w+ )*noch',
  fr: 'reste',
  es: 'queda\\w*',
  ja: '残',
  zh: '剩|还有',
};

const OF_MONEY: Words = {
  en: 'money|budget|cash|spend|cost\\w*|pay|euros?|dollars?|yen',
  de: 'geld|budget|kost\\w*|ausgeben|zahlen|euro',
  fr: 'argent|budget|cout\\w*|depens\\w*|payer|euros?',
  es: 'dinero|presupuesto|cuesta\\w*|gast\\w*|pagar|euros?',
  ja: 'お金|予算|円|費用|いくら',
  zh: '钱|预算|元|费用',
};

/** "What's left on that day?": of the plan, unless it speaks of money. */
export function asksWhatIsLeft(clause: Clause, scene: Scene): boolean {
  const words = wordsWithoutNames(clause);
  return listDays(clause).length > 0 && says(LEFT, words, scene) && !says(OF_MONEY, words, scene);
}
