/** Signs that are written in one way in Japan, in another in China, or in a third in Taiwan; names are compared by the first. */
const VARIANTS: readonly string[] =
  '閣阁 龍龙竜 鉄铁鐵 錦锦 嵐岚 東东 条條 国國 場场 橋桥 館馆 園园 宮宫 門门 関关關 楼樓 台臺 慶庆 広广廣 銀银 団团團 術术 楽乐樂 車车 県县縣 島岛 湾灣 浜滨濱 滝泷瀧 沢泽澤 辺边邊 伝传傳 観观觀 図图圖 書书 見见 鳥鸟 鳳凤 芸艺藝 豊丰豐 厳严嚴 聖圣 羅罗 盧卢 凱凯 蘭兰 爾尔 賽赛 双雙 葉叶 会會 稲稻 雲云 陽阳 陰阴 宝寶 万萬 与與 斉齐齊 斎斋齋 静靜 覚觉覺 応应應 恵惠 徳德 真眞 亀龟龜 鶴鹤 経经經 歴历歷 織织 紀纪 統统 産产產 業业 臨临 湯汤 漢汉 霊灵靈 熱热 愛爱 磯矶 禅禪 築筑 紅红 緑绿綠 縁缘 蘇苏 栄荣榮 蓮莲 薩萨 貴贵 軒轩 輪轮 運运 連连 鐘钟 鎮镇 長长 際际 陸陆 隠隐隱 頂顶 風风 飯饭 馬马 駅驿驛 魚鱼 鴨鸭 節节 館舘 坂阪 渓溪 円圆圓 塔塔 時时 華华 両两兩 済济濟 勝胜 収收 竈灶 険险 庁厅廳 館館 遊游 滸浒'.split(
    ' ',
  );

const FIRST = new Map(VARIANTS.flatMap((row) => [...row].slice(1).map((sign) => [sign, row[0] ?? sign] as const)));

/** The same text in one way of writing; as long as it was. */
export function foldHan(text: string): string {
  return [...text].map((sign) => (sign.length === 1 ? (FIRST.get(sign) ?? sign) : sign)).join('');
}
