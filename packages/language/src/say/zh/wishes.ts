import type { WishTexts } from '../texts.ts';

export const wishes: WishTexts = {
  option: (n, title) => `${n}. ${title}`,
  optionLine: (option, cost, figures) => `${option}：约${cost}，${figures}`,
  figures: {
    cost: (cost) => `约${cost}（估算）`,
    walking: (km) => `每天步行${km}公里`,
    rides: (count) => `市内乘车${count}次`,
    free: (duration) => `每天空闲${duration}`,
    stops: (count) => `${count}个景点`,
  },
  best: (option, figure) => `${option}（${figure}）。`,
  sameForAll: (figure) => `这一点都一样：${figure}。`,
  tie: (options, figure) => `${options}相同：${figure}。`,
  oneHas: (option, name) => `有${name}的是${option}。`,
  noneHas: (words) => `据目前所知，没有一个方案有“${words}”。`,
  unpriced: '价格未知的项目不在任何合计里。',
  noOptions: '现在还没有可以比较的方案。',
  unknownKind: '我不认识这种地方。寺庙、博物馆、花园、市场之类可以区分。',
  noneOfKind: '行程里没有这种地方。',
  allFixed: (names) => `${names}已固定或是您点名要去的，保持不变。`,
  ofKind: (count, names) => `这种地方行程里有${count}个：${names}。`,
  alsoPossible: '这些也放得下：',
};
