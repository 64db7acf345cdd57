import type { Person } from '@wayfarer/trip';

import type { Question } from '../understand/frame.ts';

/** What is asked of who pays, in the languages that are read. */
const SPLIT = [
  String.raw`\bwho (?:pays?|owes?|has to pay|must pay|covers)\b`,
  String.raw`\bhow (?:is|are|do we|shall we|will) (?:it|we|the costs?|costs|the bill|everything)?(?: be)? ?(?:split|shared|divided|splitting)\b`,
  String.raw`\b(?:show|what is|what's|explain|see) (?:me )?(?:the |our )?(?:cost|bill) (?:split|sharing)\b|^(?:the )?(?:cost )?split\??$`,
  String.raw`\b(?:what|how much) (?:do|does|will|would|must|should) (?:each (?:of us|person|one)|everyone|everybody|(?!we\b|you\b|it\b)[\p{L} ]{1,30}?) (?:(?:have|has) to )?(?:pay|owe)\b`,
  String.raw`\b(?:what is|what's|how much is|how big is) (?:my|our|her|his|their|each|[\p{L} ]{1,20}['’]s?) (?:share|part)\b`,
  String.raw`\bwer (?:be)?zahlt (?:was|wie ?viel)\b|\bwie (?:werden|teilen wir) die kosten\b|\bkostenaufteilung\b`,
  String.raw`\bqui pa(?:ie|ye) (?:quoi|combien)\b|\bcomment (?:sont|on) (?:partag|répart)\p{L}*\b|\bpartage des (?:frais|coûts)\b`,
  String.raw`\bqui[ée]n paga (?:qu[ée]|cu[áa]nto)(?![\p{L}])|\bc[óo]mo se (?:reparten|dividen)\b`,
  String.raw`誰が(?:何を|いくら|何に)?.{0,6}払|割り勘|費用の(?:分担|内訳)`,
  String.raw`谁(?:付|出|支付)(?:什么|多少|钱)|(?:怎么|如何)分摊|费用分摊|AA制`,
].join('|');
const CONTENT = [
  String.raw`\bhow (?:happy|satisfied|content|pleased|fair)\b.{0,60}(?:\bit\b|\bplan\b|\btrip\b|\bthis\b|\boption\b|\?|$)`,
  String.raw`\b(?:does|do|will|would|is|are) (?:(?!we\b|i\b|you\b|it\b|that\b|there\b)[\p{L}' ]{1,30}) (?:like|love|enjoy|be happy with|happy with|satisfied with|content with) (?:it|this|the (?:plan|trip)|that)\b`,
  String.raw`\bis (?:it|this|the plan|the trip) fair\b|\b(?:what is|what's) in it for\b|\bsatisfaction\b`,
  String.raw`\bwie (?:zufrieden|glücklich) (?:ist|sind|wäre)\b|\bist (?:das|es|der plan) fair\b`,
  String.raw`\b(?:est|sont|sera)[- ](?:elle|il|elles|ils) (?:contente?s?|satisfaite?s?)\b|\best-ce (?:équitable|juste)\b|\bsatisfaction de\b`,
  String.raw`\b(?:qu[ée] tan|c[óo]mo de) (?:content|satisfech|feli)\p{L}*\b|\b(?:est[áa]|estar[áa]) (?:content|satisfech)[oa]\b|\bes justo\b`,
  String.raw`満足(?:度|して|する|です|か|[？?])|公平(?:です|か)`,
  String.raw`满意(?:吗|度|不)|公平吗`,
].join('|');
const ASKS_SPLIT = new RegExp(SPLIT, 'iu');
const ASKS_CONTENT = new RegExp(CONTENT, 'iu');
/** What has an answer of its own: "who pays what at the Louvre" does not. */
const LONGEST = 120;

/** "Who pays what?", "how happy is Anna with it?": whose it is where somebody is named. */
export function findPersonsQuestion(text: string, persons: readonly Person[]): Question | undefined {
  if (text.length > LONGEST) return undefined;
  const about = ASKS_SPLIT.test(text) ? 'split' : ASKS_CONTENT.test(text) ? 'satisfaction' : undefined;
  if (!about) return undefined;
  const who = persons.find(({ label }) => isNamed(text, label));
  return { about, ...(who && { who: who.label }) };
}

function isNamed(text: string, label: string): boolean {
  const words =
    label === 'you'
      ? '(?:I|my|me)'
      : label
          .replace(/^your /, 'my ')
          .replace(/^the children$/, '(?:the |our |my )?(?:kids|children)')
          .replace(/ of you\b/, ' of us');
  return new RegExp(String.raw`(?<![\p{L}])${words}(?!\p{Script=Latin})`, 'iu').test(text);
}
