import { fold, isCjk } from '../gazetteer/fold.ts';

/**
 * Characters as China writes them, simplified and traditional, where Japan writes another one: those in the names of stations
 * and titles of ours. Each pair is what is written, then what Japan writes.
 */
const PAIRS =
  '东東 叶葉 涩渋 澀渋 镰鎌 仓倉 桥橋 丰豊 泽沢 澤沢 广広 廣広 滨浜 濱浜 关関 關関 园園 岛島 马馬 黑黒 惠恵 边辺 邊辺 总総 饭飯 两両 兩両 银銀 鹤鶴 樱桜 櫻桜 條条 岚嵐 驒騨 驿駅 驛駅 鸭鴨 观観 觀観 龙竜 龍竜 气気 氣気 國国 长長 铁鉄 鐵鉄 鸟鳥 图図 圖図 户戸 戶戸 县県 縣県 橫横 蘆芦 荣栄 榮栄 宫宮 电電 线線 綫線 贺賀 须須 团団 團団 厅庁 廳庁 发発 發発 會会 竞競 乐楽 樂楽 绿緑 綠緑 红紅 萬万 號号 聲声 铃鈴 乡郷 鄉郷 顶頂 华華';

const JAPANESE: ReadonlyMap<string, string> = new Map(
  PAIRS.split(' ').map((pair) => {
    const [written = '', ours = ''] = [...pair];
    return [written, ours];
  }),
);

/** A name as it is compared: folded, and in the characters of Japan wherever they come from. */
export function foldHan(text: string): string {
  const folded = fold(text);
  return isCjk(folded) ? Array.from(folded, (letter) => JAPANESE.get(letter) ?? letter).join('') : folded;
}
