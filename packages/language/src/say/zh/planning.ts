import type { PlanningTexts } from '../texts.ts';

export const planning: PlanningTexts = {
  people: (count) => `${count} 人`,
  paces: { relaxed: '节奏轻松', moderate: '节奏适中', packed: '行程紧凑' },
  levels: { low: '预算较低', mid: '预算中等', high: '预算较高' },
  dates: (start, end) => (start === end ? start : `${start}至${end}`),
  noJourney: '不含往返交通',
  anySights: '各类景点',
  tookForGranted: (values) => `我先假定：${values}。想改哪一项，直接告诉我。`,
  understood: (values) => `目前已知：${values}。`,
  whenAndHowLong: '什么时候去，玩几天？',
  whereIsYours: '去哪里由您决定：这些地方我都能安排。',
  thisIsWhatIHave: '我理解的是：',
  shallIPlan: '是这个地方吗？您说“是”，我就开始安排。',
  whatToChange: '要改什么？',
  yes: '是，开始吧',
  no: '不，我想改一下',
};
