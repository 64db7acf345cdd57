import { type Clause, listSlots } from '../clause.ts';
import type { Language, OptionMeasure, OptionProperty } from '../frame.ts';
import { foldWords } from '../masked-text.ts';
import { has } from '../patterns.ts';
import type { Scene } from '../trip-scene.ts';
import { readKind } from './kinds.ts';

/** The words for what plans are told apart by, as sources of patterns for folded text. */
const MEASURES: Readonly<Record<Language, readonly (readonly [OptionMeasure, string])[]>> = {
  en: [
    ['least-walking', 'least walking|walks? (?:the )?least|least on foot|less walking|shortest walks?|fewest steps'],
    ['fewest-rides', '(?:fewest|least|fewer|less) (?:transfers?|changes|rides|connections)'],
    ['dearest', 'most expensive|dearest|priciest|most luxurious|fanciest'],
    [
      'cheapest',
      'cheap(?:est|er)|least expensive|least costly|costs? (?:the )?least|lowest (?:price|cost)|less expensive',
    ],
    [
      'calmest',
      'calm(?:est|er)|slow(?:est|er)|(?:most|more) relax(?:ed|ing)|least (?:packed|stressful)|most free time|easiest|quietest',
    ],
    ['fullest', 'full(?:est|er)|busiest|most packed|most (?:sights|stops|places|things)|sees? (?:the )?most'],
  ],
  ja: [
    ['least-walking', '歩(?:く|き).{0,6}(?:少な|短)|(?:一番|いちばん|最も)歩か(?:ない|なく)'],
    ['fewest-rides', '乗り?換え?.{0,4}少な'],
    ['dearest', '(?:一番|いちばん|最も)(?:高い|高価|豪華)|最高額'],
    ['cheapest', '安い|安く|最安|格安'],
    ['calmest', 'ゆったり|のんびり|ゆっくり|余裕'],
    ['fullest', '(?:一番|いちばん|最も)(?:多|盛り|詰ま)|見どころ.{0,3}多|盛りだくさん'],
  ],
  zh: [
    ['least-walking', '(?:走路|步行|走).{0,3}(?:最少|少)|(?:最少|少).{0,2}(?:走路|步行)'],
    ['fewest-rides', '(?:换乘|转车|中转).{0,3}少|(?:最少|少).{0,2}(?:换乘|转车|中转)'],
    ['dearest', '最贵|最豪华|最奢华'],
    ['cheapest', '便宜|最省钱|省钱|最低价|价格最低'],
    ['calmest', '轻松|悠闲|最慢|最空|宽松'],
    ['fullest', '最满|最丰富|最紧凑|景点最多|最多景点'],
  ],
  fr: [
    ['least-walking', '(?:moins|peu) (?:de |a )?(?:marche|pied)\\w*|marche\\w* le moins'],
    ['fewest-rides', '(?:moins|peu) de (?:changements?|correspondances?|trajets?)'],
    ['dearest', 'plus (?:cher|chere|luxueu\\w+)'],
    ['cheapest', '(?:moins|pas) ch(?:er|ere)|plus economique|meilleur marche|coute\\w* le moins'],
    ['calmest', 'plus (?:calme|tranquille|detendue?|relax|lente?)|moins charge\\w*'],
    ['fullest', 'plus (?:charge|rempli|dense)\\w*|plus de (?:visites|choses|lieux|sites)'],
  ],
  de: [
    ['least-walking', '(?:wenigsten|weniger|wenig) (?:zu )?(?:lauf|fuss|geh|fussweg)\\w*|kurzesten fusswege?'],
    ['fewest-rides', '(?:wenigsten|weniger|wenig) (?:mal )?(?:umsteig|umstieg|fahrt)\\w*'],
    ['dearest', 'teuerste\\w*|am teuersten|luxuriosest\\w*'],
    ['cheapest', 'billig\\w*|gunstig\\w*|preiswert\\w*|kostet am wenigsten'],
    ['calmest', 'ruhigst\\w*|ruhiger\\w*|entspannt\\w*|gemutlich\\w*|langsamst\\w*'],
    ['fullest', 'vollste\\w*|am vollsten|meisten (?:orte|ziele|sehenswurdigkeiten|stopps)'],
  ],
  es: [
    ['least-walking', 'menos (?:a pie|caminat\\w*|caminar)|(?:camina|anda)\\w* menos'],
    ['fewest-rides', 'menos (?:transbordos?|trasbordos?|cambios|trayectos)'],
    ['dearest', 'mas (?:car[oa]|lujos[oa])'],
    ['cheapest', 'mas (?:barat[oa]|economic[oa])|menos car[oa]|cuesta menos'],
    ['calmest', 'mas (?:tranquil[oa]|relajad[oa]|lent[oa])|menos cargad[oa]'],
    ['fullest', 'mas (?:llen[oa]|complet[oa]|cargad[oa])|mas (?:visitas|lugares|sitios|cosas)'],
  ],
};

/** What plans are to be compared or picked by; `undefined` where a clause says nothing of it. */
export function readOptionProperty(clause: Clause, scene: Scene): OptionProperty | undefined {
  const marked = listSlots(clause, 'level', 'amenity', 'kind');
  const folded = foldWords([...marked, clause.text].join(' '));
  const measure = MEASURES[scene.language].find(([, words]) => has(folded, words))?.[0];
  if (measure) return measure;
  const [thing] = listSlots(clause, 'amenity', 'kind', 'place');
  if (thing === undefined) return undefined;
  const categories = readKind(thing, scene.lexicon);
  return { has: thing, ...(categories ? { categories } : {}) };
}

/** The number that an ordinal slot stands for: "la première", "2", "第二". */
export function readOrdinalSlot(clause: Clause, { lexicon }: Scene): number | undefined {
  for (const text of listSlots(clause, 'ordinal', 'count')) {
    const said = foldWords(text);
    const digits = /\d+/.exec(said)?.[0];
    if (digits !== undefined) return Number(digits);
    const nth = lexicon.ordinals.find(([, words]) => has(said, words))?.[0];
    const count = nth ?? Object.entries(lexicon.numbers).find(([word]) => said.split(' ').includes(word))?.[1];
    if (count !== undefined) return count;
  }
  return undefined;
}

const LAST: Readonly<Record<Language, string>> = {
  en: String.raw`\b(?:last|final)\b`,
  ja: '最後',
  zh: '最后',
  fr: String.raw`\bderni(?:er|ere)\b`,
  de: String.raw`\bletzt\w*`,
  es: String.raw`\bultim[oa]\b`,
};

/** "The last one". */
export function saysLast(clause: Clause, { language }: Scene): boolean {
  return has(foldWords([...listSlots(clause, 'ordinal'), clause.text].join(' ')), LAST[language]);
}
