import { HAN_NUMBERS, TEN_THOUSANDS } from './han-numbers.ts';
import { easternNounsOf } from './nouns.ts';
import { CHINESE_PERSONS, EASTERN_MONEY } from './persons.ts';
import type { Rewrite } from './rewrite.ts';

const CNY = '元(?:人民币|人民幣)?|人民币|人民幣|块钱?|塊';
const MONEY: readonly (readonly [string, string])[] = [
  ['美元|美金', 'USD'],
  ['欧元|歐元', 'EUR'],
  ['日元|日圓|日币', 'JPY'],
  ['英镑|英鎊', 'GBP'],
  ['台币|台幣|新台币|新臺幣', 'TWD'],
  ['港币|港幣|港元', 'HKD'],
  [CNY, 'CNY'],
];
const RELATIVE: readonly (readonly [string, string])[] = [
  ['女朋友|女友', 'girlfriend'],
  ['男朋友|男友', 'boyfriend'],
  ['太太|老婆|妻子', 'wife'],
  ['先生|老公|丈夫', 'husband'],
  ['妈妈|媽媽|母亲|母親', 'mother'],
  ['爸爸|父亲|父親', 'father'],
  ['女儿|女兒', 'daughter'],
  ['儿子|兒子', 'son'],
  ['父母|爸妈|爸媽', 'parents'],
  ['(?:一个)?朋友', 'friend'],
];

/** Chinese in both scripts, as far as a request for a trip goes. */
export const CHINESE: readonly Rewrite[] = [
  ...CHINESE_PERSONS,
  ...EASTERN_MONEY,
  [/一(?:日|天)(?:游|遊)|当天往返|當天來回/gu, ' day trip '],
  [/(?:一个人|一個人|独自|獨自|单独|我自己)/gu, ' alone '],
  [/一家(?=[一二三四五六七八九\d]+口)/gu, ' family of '],
  ...HAN_NUMBERS,
  ...TEN_THOUSANDS,
  [/family of\s+(\d+)口/gu, 'family of $1 , '],
  ...MONEY.flatMap(([word, code]): Rewrite[] => [
    [
      new RegExp(
        `(?:每人|人均)(?:不超过|不超過|最多|至多|不多于|预算|預算|大约|大約|约|約)?\\s?(\\d+)\\s?(?:${word})`,
        'gu',
      ),
      ` $1 ${code} per person `,
    ],
    [new RegExp(`(\\d+)\\s?(?:${word})(?:每人|一人|/人)`, 'gu'), ` $1 ${code} per person `],
    [new RegExp(`(\\d+)\\s?(?:${word})`, 'gu'), ` $1 ${code} `],
  ]),
  [/预算|預算/gu, ' budget '],
  [/(\d+)(?:号|號)/gu, '$1日'],
  [/(\d+)(?:日|天)(?:游|遊)/gu, ' $1 days '],
  [/(\d+)天\s?(?:\d+[晚夜])?/gu, ' $1 days '],
  [/(\d+)[晚夜]/gu, ' $1 nights '],
  [/(\d+)(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?!末)/gu, ' $1 weeks '],
  [/下(?:个|個)?(?:周末|週末)/gu, ' next weekend '],
  [/(?:周|週)末/gu, ' weekend '],
  [/下(?:个|個)月/gu, ' next month '],
  [
    /(\d+)(?:个|個|位|名)?(?:大人|成人|成年人)[和、,加]?\s?(\d+)(?:个|個|位|名)?(?:小孩|孩子|儿童|兒童)/gu,
    ' $1 adults and $2 children ',
  ],
  [/(\d+)(?:个|個|位|名)?(?:大人|成人|成年人)/gu, ' $1 adults '],
  [/(?:和|跟|与)(\d+)(?:个|個|位|名)?(?:朋友|好友)/gu, ' with $1 friends '],
  [/(\d+)(?:个|個|位|名)?(?:朋友|好友)/gu, ' for $1 friends , '],
  [
    /(\d+)\s?(?:个|個|位|名)?人|(\d+)\s?(?:位|名)/gu,
    ([, left = '', right = '']) => ` , ${left === '' ? right : left} people, `,
  ],
  [/夫妻|夫妇|夫婦|情侣|情侶|蜜月/gu, ' a couple '],
  ...RELATIVE.map(([word, english]): Rewrite => [
    new RegExp(`(?:和|跟|与|同|陪|带)(?:我的?)?(?:${word})`, 'gu'),
    ` with my ${english} , `,
  ]),
  [/(?<=[日月\d])(?:出发|出發|开始|開始|起)/gu, ' , '],
  [/(?:从|從|由|自)(\p{Script=Han}{2,8}?)(?=去|到|飞|飛|出|坐|前往|,|，|。|\s|$)/gu, ' from $1 , '],
  [/(\p{Script=Han}{2,4})(?:出发|出發)/gu, ' from $1 , '],
  [/出发|出發/gu, ' '],
  ...easternNounsOf('zh'),
  [/(?:(?<!日)(?:去|飞往|飛往|前往|飞|飛)|(?<![日\d])到|游玩|遊玩)(?=\p{Script=Han})/gu, ' to '],
  [/不要太(?:贵|貴)|便宜|省钱|省錢|穷游/gu, ' cheap '],
  [/素食|吃素/gu, ' vegetarian '],
  [
    /(?:不要|去掉|排除|避开|避開)(?:无障碍|無障礙)(?:情况|情況|设施|設施)?(?:不明|未知|不清楚)的?(?:地方|景点|景點)?|只(?:要|去)(?:确认|確認|已知)(?:无障碍|無障礙)的?(?:地方|景点|景點)?/gu,
    ' known access only ',
  ],
  [/轮椅|輪椅/gu, ' wheelchair '],
  [/腿脚(?:不好|不便|不方便|不太好)|不(?:想|能|要)爬(?:楼梯|樓梯|台阶|台階)|走不(?:动|動|远|遠)/gu, ' step-free '],
  [/避开人群|避開人群|不想人多/gu, ' avoid crowds '],
  [/慢慢玩|轻松|輕鬆|悠闲|(?:不要|别|不想)太累/gu, ' relaxed pace '],
  [/(?:坚果|堅果|花生)(?:过敏|過敏)/gu, ' nut-free '],
  [/(?:无|無)(?:麸质|麩質)|(?:麸质|麩質)(?:过敏|過敏)/gu, ' gluten-free '],
  [/清真/gu, ' halal '],
  [/乳糖不耐(?:受|症)?|(?:不吃|不喝|无|無)(?:奶制品|奶製品|乳制品)/gu, ' dairy-free '],
  [/你(?:来)?(?:决定|決定|安排)|随便安排|隨便安排/gu, ' just plan it '],
];
