import type { SayAsk } from '../ask-facts.ts';

export const asks: SayAsk = {
  'which-stop': (words) => (words === '' ? 'どの予定のことですか？' : `「${words}」はどれのことですか？`),
  'which-place': (words) => (words === '' ? 'どの場所のことですか？' : `「${words}」はどの場所のことですか？`),
  'which-day': () => 'どの日ですか？',
  'what-time': () => '何時ですか？',
  'how-long': () => 'どのくらいの時間ですか？',
  'how-full': () => '混み具合は0から100のどのくらいですか？',
  'how-late': () => '何分遅れていますか？',
  'which-second': () => 'もう一つはどれですか？',
  'which-spending': () => '何に使いましたか？',
  'unknown-place': (words) =>
    words === ''
      ? 'その場所は分かりません。次のどれかですか？'
      : `この旅行に「${words}」という場所はありません。次のどれかですか？`,
  'day-outside': () => 'その日は旅行に含まれません。どの日のことですか？',
  'which-meaning': () => 'どちらの意味ですか？',
  'read-so': () => 'このように理解しました。そうしますか?',
  'not-understood': (words) =>
    words === ''
      ? 'うまく理解できませんでした。次のどれかでしょうか？'
      : `「${words}」は分かりましたが、どうすればよいか分かりません。次のどれかでしょうか？`,
};
