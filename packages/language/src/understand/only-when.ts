import { minute } from '@wayfarer/trip/clock';

import { type Clause, findEntity } from './clause.ts';
import type { TimeMention } from './entities/entity.ts';
import type { Language } from './frame.ts';
import { foldWords } from './masked-text.ts';

/** What may stand beside another hour or day, without saying anything else. */
const FILLERS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:ok|okay|no|nope|yes|yeah|well|hm+|but|rather|instead|better|please|thanks|make|it|that|this|them|then|only|just|at|on|in|the|for|a|an|is|be|would|could|can|we|i|you|d|ll|do|say|more|like|maybe|perhaps|prefer|let|us|s|about|around|roughly|like|ish|how|what|and|or|so|sorry|actually|meant|mean|day|to|by|enough|fine|will|works|early|late|earlier|later|too|not|start|begin)\b/gu,
  de: /\b(?:ok|nein|ja|aber|lieber|besser|stattdessen|bitte|danke|dann|nur|erst|um|am|an|im|in|der|dem|den|das|die|fur|auf|es|wir|ich|doch|eher|vielleicht|sagen|mach|machen|gegen|ungefahr|etwa|circa|ca|uhr|wie|ware|und|oder|so|meinte|tag|zu|reicht|genugt|passt|ist|fruh|spat)\b/gu,
  fr: /\b(?:ok|non|oui|mais|plutot|mieux|s'il|s|il|te|vous|plait|merci|alors|seulement|juste|a|au|le|la|les|en|pour|un|une|on|je|disons|peut|etre|vers|et|ou|si|c|est|etait|jour|ce|de|d|suffit|ira|va|tot|tard|trop)\b/gu,
  es: /\b(?:ok|no|si|pero|mejor|por|favor|gracias|entonces|solo|a|al|el|la|las|los|en|para|un|una|que|sea|digamos|quizas?|sobre|hacia|las|y|o|mas|bien|dia|ese|de|del|basta|vale|esta|temprano|tarde)\b/gu,
  ja: /(?:いや|いいえ|はい|でも|じゃあ?|では|やっぱり|もう少し|ほう|方|が|は|を|に|で|の|も|から|まで|だけ|いい|です|ます|お願いします|お願い|ください|して|する|なら|にし|その|日|ごろ|頃|くらい|ぐらい|だいたい|大体|、|。)/gu,
  zh: /(?:不|是的?|好|但是?|大概|大约|左右|下午|上午|还是|那|就|只|改|成|到|在|的|吧|要|请|可以|吗|呢|最好|比较|更|一点|那天|换|，|。)/gu,
};

/** Whether a clause names hours, days or lengths and says nothing else: "10:30 rather", "so gegen 14 Uhr", "周六吧". */
export function saysOnlyWhen({ text }: Pick<Clause, 'text'>, language: Language): boolean {
  const rest = foldWords(text)
    .replace(/_?[\uE000-\uF0FF]_?/gu, ' ')
    .replace(FILLERS[language], ' ')
    .replace(/[^\p{L}\p{N}]+/gu, '');
  return rest === '';
}

/** "10 is enough", "11, not 10": a bare number beside nothing else is an hour. */
export function hourOf(clause: Clause): TimeMention | undefined {
  const numbers = clause.mentions.flatMap(({ entity, role }) =>
    entity.kind === 'number' && role !== 'not' ? [entity] : [],
  );
  const hour = numbers[0]?.value ?? findEntity(clause, 'number')?.value;
  if (hour === undefined || !Number.isInteger(hour) || hour < 1 || hour > 23) return undefined;
  return { kind: 'time', at: minute(hour * 60), isHalfDay: hour <= 12 };
}
