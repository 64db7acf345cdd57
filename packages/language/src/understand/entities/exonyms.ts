import { foldWords } from '../masked-text.ts';

/** What famous places are called elsewhere: a part of our name for them, then the names of others. */
const EXONYMS: readonly (readonly [part: string, names: string])[] = [
  ['louvre', 'ルーブル;ルーブル美術館;卢浮宫;罗浮宫;羅浮宮;卢浮宫博物馆'],
  ['orsay', 'オルセー;オルセー美術館;奥赛博物馆;奥赛;奧賽'],
  ['orangerie', 'オランジュリー;オランジュリー美術館;橘园;橘园美术馆'],
  ['eiffel', 'エッフェル塔;エッフェル;埃菲尔铁塔;埃菲爾鐵塔;巴黎铁塔;艾菲尔铁塔;铁塔;Eiffelturm;Torre Eiffel'],
  [
    'notre-dame',
    'ノートルダム;ノートルダム大聖堂;ノートルダム寺院;巴黎圣母院;圣母院;Catedral de Notre Dame;Kathedrale Notre-Dame',
  ],
  ['sainte-chapelle', 'サントシャペル;サント・シャペル;圣礼拜堂;圣礼拜教堂;Santa Capilla'],
  ['arc de triomphe', '凱旋門;エトワール凱旋門;凯旋门;巴黎凯旋门;Triumphbogen;Arco de Triunfo;Arco del Triunfo'],
  [
    'sacre-coeur',
    'サクレクール;サクレクール寺院;サクレ・クール;サクレ・クール寺院;蒙马特圣心教堂;圣心大教堂;圣心堂;圣心教堂;Sagrado Corazón;Basílica del Sagrado Corazón',
  ],
  [
    'luxembourg gardens',
    'リュクサンブール;リュクサンブール公園;卢森堡公园;卢森堡花园;Jardin Luxembourg;Luxemburggarten;Jardines de Luxemburgo;Jardín de Luxemburgo',
  ],
  [
    'tuileries',
    'チュイルリー;チュイルリー公園;チュイルリー庭園;杜乐丽花园;杜伊勒里花园;Tuileriengarten;Tullerías;Jardín de las Tullerías',
  ],
  ['champs-elysees', 'シャンゼリゼ;シャンゼリゼ通り;香榭丽舍大街;香榭丽舍;Campos Elíseos'],
  ['montmartre', 'モンマルトル;蒙马特'],
  ['pantheon', 'パンテオン;先贤祠;Panteón'],
  ['picasso', 'ピカソ美術館;毕加索博物馆;毕加索美术馆'],
  ['rodin', 'ロダン美術館;罗丹博物馆;罗丹美术馆'],
  ['pere-lachaise', 'ペールラシェーズ;ペール・ラシェーズ;ペール・ラシェーズ墓地;拉雪兹公墓;拉雪兹神父公墓'],
  ['garnier', 'オペラガルニエ;オペラ座;パレ・ガルニエ;ガルニエ宮;巴黎歌剧院;加尼叶歌剧院;Pariser Oper'],
  ['invalides', 'アンヴァリッド;荣军院;巴黎荣军院;Invalidendom;Los Inválidos'],
  [
    'kinkaku',
    "Golden Pavilion;Golden Temple;Pavillon d'or;Temple d'or;Goldener Pavillon;Goldene Pavillon;Pabellón Dorado;Templo Dorado",
  ],
  ['ginkaku', "Silver Pavilion;Pavillon d'argent;Silberner Pavillon;Silberne Pavillon;Pabellón de Plata"],
  ['nijo castle', 'Château de Nijo;Burg Nijo;Schloss Nijo;Castillo de Nijo'],
  ['bamboo grove', 'Bambuswald;Bambushain;Bambouseraie;Forêt de bambous;Bosque de bambú;竹林'],
  ['nishiki', 'Marché Nishiki;Nishiki Markt;Mercado de Nishiki'],
  ['fushimi inari', '千本鳥居;千本鸟居'],
  ['kyoto tower', '京都タワー;京都塔;Tour de Kyoto;Torre de Kioto;Kyoto-Turm'],
  ['tokyo tower', '東京タワー;东京塔;東京塔;Tour de Tokyo;Torre de Tokio'],
  ['skytree', 'スカイツリー;晴空塔;天空树'],
  ['conciergerie', 'コンシェルジュリー;巴黎古监狱'],
  ['carnavalet', 'カルナヴァレ博物館;カルナヴァレ;卡纳瓦雷博物馆'],
  ['pompidou', 'ポンピドゥー・センター;ポンピドゥー;ポンピドゥーセンター;蓬皮杜中心;蓬皮杜艺术中心'],
  ['saint-sulpice', 'サン・シュルピス教会;サンシュルピス;圣叙尔比斯教堂'],
  ['pont neuf', 'ポン・ヌフ;ポンヌフ;新桥'],
  ['place des vosges', 'ヴォージュ広場;孚日广场'],
  ['arashiyama', '嵐山;岚山'],
  ['kiyomizu', '清水寺'],
  ['kinkaku-ji', '金閣寺;金阁寺;金閣'],
  ['ginkaku-ji', '銀閣寺;银阁寺'],
  ['nijo castle', '二条城;二條城'],
  ['fushimi inari', '伏見稲荷;伏見稲荷大社;伏见稻荷;伏见稻荷大社'],
  ['sanjusangen', '三十三間堂;三十三间堂'],
  ['nishiki market', '錦市場;锦市场'],
  ['hanamikoji', '祇園;祇园'],
  ['nanzen-ji', '南禅寺'],
  ['ryoan-ji', '龍安寺;竜安寺;龙安寺'],
  ['yasaka shrine', '八坂神社'],
  ['senso-ji', '浅草寺'],
  ['meiji jingu', '明治神宮;明治神宫'],
  ['shinjuku gyoen', '新宿御苑'],
  ['akihabara', '秋葉原;秋叶原'],
  ['ueno park', '上野公園;上野公园'],
  ['tokyo national museum', '東京国立博物館;东京国立博物馆'],
  ['mori art', '森美術館;森美术馆'],
  ['museum of fine arts', 'ボストン美術館;波士顿美术馆'],
  ['boston common', 'ボストン・コモン;ボストンコモン;波士顿公园'],
  ['freedom trail', 'フリーダムトレイル;フリーダム・トレイル;自由之路'],
  ['quincy market', 'クインシー・マーケット;クインシーマーケット;昆西市场'],
  ['bunker hill', 'バンカーヒル;バンカーヒル記念塔;邦克山纪念碑'],
  ['uss constitution', 'コンスティテューション号;宪法号'],
  ['statue of liberty', '自由の女神;自由女神像'],
];

/** Names under which others know the place. */
export function listExonyms(names: readonly string[]): readonly string[] {
  const known = names.map(foldWords);
  return EXONYMS.filter(([part]) => known.some((name) => name.includes(part)))
    .filter(([part]) => part !== 'louvre' || !known.some((name) => name.includes('hotel')))
    .flatMap(([, others]) => others.split(';'));
}

/** Of each, the longest names first, so that none is taken for a part of another. */
const OURS = EXONYMS.flatMap(([part, others]) => others.split(';').map((name) => [name, part] as const)).toSorted(
  ([one], [other]) => other.length - one.length,
);
const BY_NAME = new Map(OURS.map(([name, part]) => [name.toLowerCase(), part]));
const EXONYM = new RegExp(
  OURS.map(([name]) => {
    // Letters, blanks, dots in the middle and strokes alone: nothing that means more in a pattern.
    return /^\p{Script=Latin}/u.test(name) ? String.raw`(?<!\p{L})${name}(?!\p{L})` : name;
  }).join('|'),
  'giu',
);

/** The text with what we call famous places in place of what others call them. */
export function withOurNames(text: string): string {
  return text.replace(EXONYM, (name) => {
    const part = BY_NAME.get(name.toLowerCase()) ?? name;
    return ` ${part.charAt(0).toUpperCase()}${part.slice(1)} `;
  });
}
