/** What tables are called in the data, by how travellers call it in other languages. */
const CUISINES: readonly (readonly [string, string])[] = [
  ['sushi', '寿司|すし|鮨|sushis'],
  ['ramen', 'ラーメン|拉面|ramens'],
  ['udon', 'うどん|乌冬'],
  ['soba', 'そば|蕎麦|荞麦面'],
  ['tempura', '天ぷら|天妇罗'],
  ['tofu', '湯?豆腐|豆腐'],
  ['kaiseki', '懐石|会席|怀石料理'],
  ['yakitori', '焼き鳥|烤鸡串'],
  ['okonomiyaki', 'お好み焼き'],
  ['izakaya', '居酒屋'],
  ['tonkatsu', 'とんかつ|炸猪排'],
  ['curry', 'カレー|咖喱'],
  ['pizza', 'ピザ|披萨|比萨|pizzas'],
  ['pasta', 'パスタ|意大利面|意面|pates'],
  ['italian', 'イタリアン|イタリア料理|意大利菜|italien\\w*|italian[oa]s?'],
  [
    'french',
    'フレンチ|フランス料理|法餐|法国菜|franzosisch\\w*(?: (?:essen|restaurant))?|francais (?:restaurant|resto)|frances(?:a)? (?:restaurante)',
  ],
  ['japanese', '和食|日本料理|日料|japanisch\\w*|japonais(?:e)?|japones(?:a)?'],
  ['chinese', '中華|中餐|中国菜|chinesisch\\w*|chinois(?:e)?|chin[oa]'],
  ['thai', 'タイ料理|泰国菜|thailandisch\\w*|thai(?:landais)?|tailandes(?:a)?'],
  ['indian', 'インド料理|印度菜|indisch\\w*|indien(?:ne)?|indi[oa]'],
  ['mexican', 'mexikanisch\\w*|mexicain(?:e)?|mexican[oa]'],
  ['greek', 'griechisch\\w*|grec|grieg[oa]'],
  ['seafood', '海鮮|シーフード|海鲜|meeresfruchte|fruits de mer|mariscos?'],
  ['steak', 'ステーキ|牛排'],
  ['burger', 'ハンバーガー|汉堡|burgers|hamburguesas?'],
];

/** The word of the data for a dish or a kitchen as it was said, folded; what is not known stays as it is. */
export function cuisineOf(said: string): string {
  return CUISINES.find(([, words]) => new RegExp(`^(?:${words})$`, 'u').test(said))?.[0] ?? said;
}
