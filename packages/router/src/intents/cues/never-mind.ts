import { COURTESIES, Phrases, plainText } from '../../grammar/phrases.ts';

/** Leaving what was begun. "Cancel" alone is that; "cancel my order" is a request. */
const LEAVING = new Phrases(
  "never mind|nevermind|nvm|forget it|forget about it|forget that|forget i asked|forget i said anything|cancel|cancel that|cancel this|cancel it|stop|stop it|stop this|stop that|stop asking|stop talking|stop what you are doing|stop what you're doing|cancel what you are doing|cancel what you're doing|cancel my request|cancel the request|cancel my last request|be quiet|shut up|that's enough|enough|quit|exit|abort|leave it|leave it be|drop it|drop that|skip it|scratch that|don't bother|do not bother|changed my mind|i changed my mind|i've changed my mind|i have changed my mind|doesn't matter|it doesn't matter|does not matter|it does not matter|no longer needed|not needed anymore|i don't need it anymore|i don't want to anymore|let's drop it|let's leave it|let it go|i give up|no need anymore|start over",
  'vergiss es|vergessen sie es|egal|ist egal|schon gut|abbrechen|abbruch|stopp|halt|lass es|lassen sie es|lass gut sein|hat sich erledigt|das hat sich erledigt|erledigt|doch nicht|nicht mehr nötig|nicht so wichtig|ich habe es mir anders überlegt',
  "laisse tomber|laissez tomber|oublie|oublie ça|oubliez|oubliez ça|oubliez cela|peu importe|annule|annulez|annuler|tant pis|ça ne fait rien|ce n'est pas grave|c'est pas grave|arrête|arrêtez|j'ai changé d'avis",
  'olvídalo|olvidalo|olvídelo|no importa|déjalo|dejalo|déjelo|cancelar|cancela|da igual|ya no|ya no hace falta|no pasa nada|detente|he cambiado de opinión|cambié de opinión',
  'lascia perdere|lasci perdere|lascia stare|lasci stare|non importa|fa niente|non fa niente|annulla|annulli|basta|dimentica|dimenticalo|come non detto|ho cambiato idea',
  'もういい|もういいです|やめます|やめて|やめる|中止|キャンセル|忘れて|忘れてください|やっぱりいい|やっぱりいいです|気にしないで|気にしないでください|なんでもない|なんでもないです|ストップ',
  '算了|没事了|没事|不用管了|取消|停|停止|不要了|当我没说|我改变主意了|忘了吧|别管了',
);

const LEADING_WORDS = new Phrases(
  'actually|ok|okay|no|nah|oh|you know what|just|alright|all right|let us|sorry|nein|non|doch|やっぱり|还是',
);
/** What may be said on leaving, and asks for nothing. */
const GOODBYES = [
  String.raw`(?:i|we)(?:'ve|'ll| have| will| just| already)* (?:found|figured|sorted|solved|fixed|see|saw|remember(?:ed)?|got|know|try|call|come back|do it|manage|wait)\b`,
  String.raw`(?:it|that)(?:'s| is| was| has| just)* (?:fine|ok|okay|good|alright|not important|solved|fixed|sorted|working|works|arrived|here|there|resolved)\b`,
  String.raw`all (?:good|set|done)\b|no (?:need|problem|worries)\b|bye\b|goodbye\b|for now\b|about it\b|later\b`,
  String.raw`i (?:don't|do not) (?:need|want) (?:it|that|this)\b|i changed my mind\b|my mistake\b|it doesn't matter\b`,
].join('|');
const FAREWELL = new RegExp(`^(?:${GOODBYES})`);

/** A digit or an address names something to do. */
const NAMES_SOMETHING = /[\d@?]/;

/** Gives up what was begun: "never mind", "forget it, thanks". Not a request to cancel something: "cancel my order". */
export function isNeverMind(text: string): boolean {
  const plain = plainText(text);
  if (NAMES_SOMETHING.test(plain)) return false;
  const start = withoutOpening(plain);
  let rest = LEAVING.after(start);
  if (rest === undefined) return false;
  for (let next: string | undefined = rest; next !== undefined; next = LEAVING.after(rest)) rest = withoutOpening(next);
  return rest === '' || FAREWELL.test(rest);
}

function withoutOpening(plain: string): string {
  let rest = COURTESIES.afterAll(plain);
  for (let next = LEADING_WORDS.after(rest); next !== undefined; next = LEADING_WORDS.after(rest)) {
    rest = COURTESIES.afterAll(next);
  }
  return rest;
}
