import { toContext, toPlaces, toStops } from './trip-contexts.ts';

/** Kyoto from Saturday 3 to Monday 5 April 2027, for two; the names on the signs stand beside ours. */
export const KYOTO = toContext(
  [
    ...toPlaces('sight', [
      'fushimi-inari | Fushimi Inari Taisha; 伏見稲荷大社 | shrine view nature',
      'kiyomizu | Kiyomizu-dera; 清水寺 | temple view',
      'kinkaku | Kinkaku-ji (Golden Pavilion); 金閣寺(鹿苑寺) | temple garden landmark',
      'nijo | Nijo Castle; 二条城 | castle historic garden',
      'nishiki | Nishiki Market; 錦市場 | market food',
      'national-museum | Kyoto National Museum; 京都国立博物館 | museum',
      'ginkaku | Ginkaku-ji (Silver Pavilion); 銀閣寺(慈照寺) | temple garden',
      'philosopher | Philosopher’s Path; 哲学の道 | street nature',
      // Left out
      'ryoan | Ryoan-ji; 龍安寺 | temple garden',
      'bamboo | Arashiyama Bamboo Grove; 竹林の小径 | nature street',
      'railway | Kyoto Railway Museum; 京都鉄道博物館 | museum',
      'manga | Kyoto International Manga Museum; 京都国際マンガミュージアム | museum library',
      'tofuku | Tofuku-ji; 東福寺 | temple garden',
      'tower | Kyoto Tower; 京都タワー | view landmark',
      'gion | Gion and Hanamikoji Street; 祇園・花見小路 | neighbourhood street historic',
      'murin | Murin-an; 無鄰菴 | garden historic',
    ]),
    ...toPlaces('eatery', [
      'owariya | Honke Owariya; 本家尾張屋 本店 | restaurant | soba',
      'omen | Omen Ginkakuji; おめん 銀閣寺本店 | restaurant | udon',
      'musashi | Sushi no Musashi Sanjo; 寿しのむさし 三条本店 | restaurant | sushi',
      'kerala | Kerala; ケララ | restaurant | Indian',
      'choice | CHOICE; チョイス | restaurant | vegan',
    ]),
    ...toPlaces('lodging', [
      'granvia | Hotel Granvia Kyoto; ホテルグランヴィア京都 | stay',
      'hiiragiya | Hiiragiya; 柊家 | stay',
    ]),
    ...toPlaces('terminal', ['station | Kyoto Station; 京都駅 | station']),
  ],
  toStops('2027-04', [
    '03 09:30-11:00 kiyomizu',
    '03 12:15-13:15 meal:lunch owariya',
    '03 14:00-15:30 nijo',
    '03 16:00-17:00 nishiki',
    '03 18:30-19:30 meal:dinner musashi',
    '04 09:15-11:15 fushimi-inari',
    '04 12:30-13:30 meal:lunch kerala',
    '04 14:30-16:00 national-museum',
    '05 09:15-10:15 kinkaku',
    '05 11:00-12:00 ginkaku',
    '05 12:30-13:30 meal:lunch omen',
    '05 14:00-15:00 philosopher',
  ]),
  { dates: ['2027-04-03', '2027-04-04', '2027-04-05'], city: 'Kyoto', currency: 'JPY' },
);
