import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? '您指的是哪一项？' : `“${words}”指的是哪一项？`),
  'which-place': (words) => (words === '' ? '您指的是哪个地方？' : `“${words}”指的是哪个地方？`),
  'which-day': () => '哪一天？',
  'what-time': () => '几点？',
  'when-arrive': () => '真遗憾。现在几点能到？我会按这个时间重新安排第一天。',
  'how-long': () => '多长时间？',
  'how-full': () => '有多拥挤（0到100）？',
  'how-late': () => '晚了多少分钟？',
  'how-long-stuck': () => '会耽误多少分钟？',
  'which-second': () => '和哪一个？',
  'which-spending': () => '花在哪方面？',
  'unknown-place': (words) =>
    words === '' ? '我不知道这个地方。是下面的某一个吗？' : `这次旅行里没有“${words}”。是下面的某一个吗？`,
  'day-outside': () => '那天不在旅行日期内。您指的是哪一天？',
  'in-or-out': (words) =>
    words === '' ? '您说既要加入又要去掉。要哪一个？' : `您既要加入又要去掉${words}。要哪一个？`,
  'end-before-start': (words) => `旅程从${words}开始，不能在那之前结束。行程没有改动。您哪天返程？`,
  'start-after-end': (words) => `旅程在${words}结束，不能在那之后开始。行程没有改动。您哪天到达？`,
  'dates-past': () => '那天已经过去，旅程不能从那天开始。行程没有改动。',
  'trip-too-long': (words) => `一次最多安排${words}天，这样会超过。行程没有改动。要在最晚可行的那天结束吗？`,
  'which-meaning': () => '您指的是哪一个意思？',
  'read-so': () => '我是这样理解的。要这样做吗？',
  'not-understood': (words) =>
    words === ''
      ? '我不太明白您的意思。是下面的某一个吗？'
      : `我看懂了“${words}”，但不知道该怎么做。是下面的某一个吗？`,
};
