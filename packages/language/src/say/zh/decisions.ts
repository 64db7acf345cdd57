import type { DecisionTexts } from '../texts.ts';

export const decisions: DecisionTexts = {
  trouble: {
    crowd: (name, level, limit) => `${name}的拥挤度为${level}%（从${limit}%起会问您）。`,
    traffic: (name, level, limit) => `去${name}的路上拥堵${level}%（从${limit}%起会问您）。`,
    weather: (name) => `${name}在室外，这种天气不合适。`,
    closed: (name) => `${name}关门了。`,
    otherHours: (name, hours) => `据网页说，${name}那天只在${hours}开放。`,
    unwanted: (name) => `您不想去${name}。`,
    delay: (name) => `去${name}会迟到。`,
  },
  returned: (name) => `${name}可以重新安排进来。`,
  question: '怎么办？',
  recommended: (choice) => `我建议：${choice}。`,
  closedThen: (name, date) => `知道了：${date}${name}不开放。您的行程不受影响。`,
  closedOnVisit: (name, date) => `${date}${name}不开放，而行程里那天正好要去。您同意之前不会改动。您想怎么办？`,
  noOutdoors: (date) => `知道了。${date}没有室外的安排。`,
  outdoors: (date, names) => `知道了。${date}在室外的有：${names}。要换成室内的吗？`,
  noted: '知道了，不需要改动。',
  choices: { wait: '等一等再问', replace: '换一个', skip: '不去了', keep: '照样去', move: '改到别的时间' },
  difference: (time, money, satisfaction) =>
    `差别：时间 ${time}，费用 ${money ?? '未知'}，满意度 ${satisfaction}。行程还没有改变。`,
  doIt: '就这样办',
  replaceBy: (n, name) => `${n}. ${name}`,
  howToApprove: '您同意之前行程不变。',
  approve: '同意',
  reject: '保留我的行程',
};
