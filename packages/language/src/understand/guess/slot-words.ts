import { type Entity, type EntityTable } from '../entities/entity.ts';
import { foldWords } from '../masked-text.ts';

/** What stands for an entity in a text that a classifier reads: one word for each kind, which no language has. */
const WORDS: Readonly<Record<Entity['kind'], string>> = {
  place: 'qplace',
  day: 'qday',
  'all-days': 'qday',
  time: 'qtime',
  span: 'qtime',
  length: 'qlength',
  part: 'qpart',
  meal: 'qmeal',
  number: 'qnumber',
  ordinal: 'qordinal',
  percent: 'qpercent',
  money: 'qmoney',
  dish: 'qdish',
  diet: 'qdiet',
};

/** How the examples write them, as the rules of the languages do. */
const SYMBOLS: Readonly<Record<string, Entity['kind']>> = {
  P: 'place',
  D: 'day',
  T: 'time',
  S: 'span',
  L: 'length',
  H: 'part',
  M: 'meal',
  N: 'number',
  O: 'ordinal',
  K: 'percent',
  C: 'money',
  F: 'dish',
  V: 'diet',
};

/** A clause as the classifier reads it: whatever was understood is a word that names its kind. */
export function withSlotWords(text: string, entities: EntityTable): string {
  return text.replace(/_([\uE000-\uF0FF])_/g, (whole, sign: string) => {
    const entity = entities.find(sign);
    return entity ? ` ${WORDS[entity.kind]} ` : whole;
  });
}

/** An example, `move {P} to {D}`, as the same. */
export function toExampleText(example: string): string {
  return foldWords(
    example.replace(/\{([A-Z])\}/g, (whole, symbol: string) => {
      const kind = SYMBOLS[symbol];
      return kind ? ` ${WORDS[kind]} ` : whole;
    }),
  );
}
