import { HAN_NUMBERS, TEN_THOUSANDS } from './han-numbers.ts';
import { easternNounsOf } from './nouns.ts';
import { EASTERN_MONEY, JAPANESE_PERSONS } from './persons.ts';
import type { Rewrite } from './rewrite.ts';

const NAME = String.raw`(?:(?![年月日間人週末泊様旬頃])[\p{Script=Han}\p{Script=Katakana}ー]){2,10}`;
const RELATIVE: readonly (readonly [string, string])[] = [
  ['妻|奥さん|嫁', 'wife'],
  ['夫|旦那|主人', 'husband'],
  ['彼女', 'girlfriend'],
  ['彼氏|彼', 'boyfriend'],
  ['母', 'mother'],
  ['父', 'father'],
  ['娘', 'daughter'],
  ['息子', 'son'],
  ['両親', 'parents'],
  ['祖母|おばあちゃん', 'grandmother'],
  ['祖父|おじいちゃん', 'grandfather'],
  ['友達|友人', 'friend'],
];

/** Japanese, as far as a request for a trip goes. */
export const JAPANESE: readonly Rewrite[] = [
  ...JAPANESE_PERSONS,
  ...EASTERN_MONEY,
  [
    /(?:1人|一人|ひとり)(?:あたり|当たり|につき)?\s?(\d+(?:\.\d+)?)\s?(万)?円/gu,
    ([, amount = '', tens]) => ` ${Number(amount) * (tens ? 10_000 : 1)} JPY per person `,
  ],
  [/(?:一人|1人|ひとり)(?:旅|で(?!\d))/gu, ' alone '],
  [/二人|ふたり/gu, ' 2人 '],
  ...HAN_NUMBERS,
  ...TEN_THOUSANDS,
  [/(\d+)\s?円/gu, ' $1 JPY '],
  [/(\d+)\s?ドル/gu, ' $1 USD '],
  [/(\d+)\s?ユーロ/gu, ' $1 EUR '],
  [/予算は?/gu, ' budget '],
  [/日帰り(?:旅行|で)?/gu, ' day trip '],
  [/(\d+)泊\s?(\d+)日/gu, ' $2 days '],
  [/(\d+)泊/gu, ' $1 nights '],
  [/(\d+)日間/gu, ' $1 days '],
  [/(\d+)週間/gu, ' $1 weeks '],
  [/来週末|今度の週末/gu, ' next weekend '],
  [/週末/gu, ' weekend '],
  [/来月/gu, ' next month '],
  [/月(?:上旬|初め)/gu, '月 '],
  [/日(?:に)?(?:から|より|出発|発|スタート)(?!\s*(?:\d{1,2}月)?\d{1,2}日)/gu, '日 , '],
  [/家族(\d+)人/gu, ' family of $1 '],
  [/大人\s?(\d+)\s?(?:人|名)?[、,と]*\s?(?:子供|子ども|こども)\s?(\d+)\s?(?:人|名)?/gu, ' $1 adults and $2 children '],
  [/大人\s?(\d+)\s?(?:人|名)/gu, ' $1 adults '],
  [/(?:友達|友人)(\d+)人と/gu, ' with $1 friends '],
  [/夫婦\s?(?:\d人)?|カップル(?:で)?|新婚旅行/gu, ' a couple '],
  [/(\d+)\s?(?:人|名)(?:様)?(?:で|です)?/gu, ' , $1 people, '],
  ...RELATIVE.map(([word, english]): Rewrite => [new RegExp(`(?:${word})と(?!私)`, 'gu'), ` with my ${english} , `]),
  [new RegExp(`(${NAME})(?:から|発|を出発)(?![\\d])`, 'gu'), ' from $1 , '],
  [new RegExp(`(${NAME})(?:へ|に(?=行|旅|[\\s、\\p{Script=Han}$])|まで)`, 'gu'), ' to $1 , '],
  [new RegExp(`(${NAME})(?:旅行|観光)`, 'gu'), ' to $1 , '],
  [new RegExp(`(${NAME})(?:で(?!す)|を)`, 'gu'), ' in $1 , '],
  ...easternNounsOf('ja'),
  [/ゆっくり|のんびり/gu, ' relaxed pace '],
  [/安く|格安|節約|安宿/gu, ' cheap '],
  [/ベジタリアン|菜食/gu, ' vegetarian '],
  [
    /(?:段差|バリアフリー)(?:の有無|かどうか)?が?(?:不明|分からない|わからない)な?(?:場所|所|ところ)?(?:は|を)?(?:除いて|外して|避けて|なしで)/gu,
    ' known access only ',
  ],
  [/車椅子|車いす/gu, ' wheelchair '],
  [
    /階段(?:は|が)?(?:無理|苦手|つらい|辛い|きつい|なし|避けたい|上れない|登れない)(?:です)?|足(?:腰)?が(?:悪い|弱い)/gu,
    ' step-free ',
  ],
  [/(?:混雑|人混み|人ごみ)(?:を避け|[がは]苦手|[がは]嫌い|は避け)(?:たい)?/gu, ' avoid crowds '],
  [/(?:ナッツ|ピーナッツ)アレルギー/gu, ' nut-free '],
  [/グルテンフリー|小麦アレルギー/gu, ' gluten-free '],
  [/乳製品(?:不可|なし|アレルギー)|乳糖不耐症/gu, ' dairy-free '],
  [/ハラー?ル/gu, ' halal '],
  [/おまかせ|お任せ|任せます/gu, ' just plan it '],
];
