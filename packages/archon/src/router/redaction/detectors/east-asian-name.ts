import { listMatches } from '../../../list-matches.ts';
import type { Find } from '../pieces.ts';

const HAN = String.raw`\p{Script=Han}`;
const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ー・`;

/** "My name is", "name:" in Japanese, before a name that ends with "is", "am called" or a stop. */
const JAPANESE = new RegExp(
  String.raw`(?:お?名前|氏名|本名)[はが: ]{1,3}(?!何|なん|誰|だれ|わか)(?<name>[${HAN}${KANA}]{1,12}?(?: [${HAN}${KANA}]{1,8}?)?)(?=です|でございます|と申|といい|と言い|だ|さん|様|[^${HAN}${KANA} ]| ?$|\s)`,
  'dgu',
);

/** A name before "am called", in the humble word that is used of oneself. */
const HUMBLE = new RegExp(
  String.raw`(?<![${HAN}ァ-ヶー])(?<name>[${HAN}ァ-ヶー・]{1,12}(?: [${HAN}ァ-ヶー]{1,8})?)と(?:申し|もうし)`,
  'dgu',
);

/** "I am called", "my name is", "name:" in Chinese: two to four signs, or a foreign name with its dots. */
const CHINESE = new RegExp(
  String.raw`(?:我叫做?|我的?名字(?:是|叫做?|[: ])|(?:姓名|名字)(?:是|叫|[:： ]){1,2})\s?(?![了过過的车車什])(?<name>${HAN}{2,4}?(?:[·・]${HAN}{1,6}){0,3}(?=[^${HAN}·・]|$|[我想要是今来來请請的])|${HAN}{2,3})`,
  'dgu',
);

/** Names in Japanese and Chinese, where the text says that they are names. */
export function findEastAsianNames(text: string): readonly Find[] {
  return [JAPANESE, HUMBLE, CHINESE].flatMap((pattern) =>
    listMatches(text, pattern).flatMap(({ indices }) => {
      const [start, end] = indices?.groups?.name ?? [0, 0];
      return end > start ? [{ start, end, kind: 'name' }] : [];
    }),
  );
}
