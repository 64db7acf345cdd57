import { COURTESIES, Phrases, plainText } from '../../grammar/phrases.ts';

const PERSON = String.raw`(?:person|human(?: being)?|people|agent|representative|rep|operator|advisor|adviser|manager|supervisor|somebody|someone|staff(?: member)?|employee|colleague|member of (?:staff|your team)|team member|specialist|customer (?:service|support|care)|support(?: team| agent| person| staff)?|service (?:agent|rep(?:resentative)?))`;
const KIND = String.raw`(?:an?|the|your|some|any|another|real|live|actual|human|support|service|customer|proper|physical|living|breathing|different|senior|in charge)`;
const SOMEBODY = String.raw`(?:${KIND}[ -]){0,5}${PERSON}`;
/** After "I want", "someone" alone is anybody: "someone stole my parcel". */
const CLEARLY = String.raw`(?:(?:an?|the|your|some|another) )?(?:(?:real|live|actual|human|support|service|customer|proper|living) ){0,3}(?:person|human(?: being)?|agent|representative|rep|operator|advisor|adviser|manager|supervisor|(?:support|service) (?:agent|person|rep(?:resentative)?|staff))`;
const AGENT = String.raw`(?:(?:an?|the|your|some) )?(?:(?:real|live|actual|support|service) )?(?:(?:real|live|actual) person|human(?: being)?|agent|representative|rep|operator|advisor|adviser|manager|supervisor)`;
/** So that "a person to sign for it" and "an agent number" are none. */
const NOTHING_MORE = String.raw`(?=$|[.,!?;:)]| (?:please|now|instead|who|here|i can|i could|available|around|asap|right|immediately|to (?:help|talk|speak|assist|look|handle|call)|on the|for (?:this|that|help)|and|because|as|or|can)\b)`;

const ASKING = [
  String.raw`\b(?:talk|speak|chat|talking|speaking|connected|escalate(?: this| it| me)?|transferred|deal(?:ing)?|communicate) (?:directly )?(?:to|with) ${SOMEBODY}\b`,
  String.raw`\b(?:connect|transfer|put|pass|hand|switch|forward|redirect|route|escalate|get|patch|loop) (?:me|us|this|it)(?: (?:over|through|on|in|in touch))?(?: (?:to|with|through to))? ${SOMEBODY}\b${NOTHING_MORE}`,
  // Money is transferred to someone, too.
  String.raw`(?<!\b(?:an?|the|my|this|bank|wire) )\b(?:connect|transfer|escalate|switch|loop|hand|forward|redirect)(?: (?:over|through|in))?(?: (?:to|with))? ${AGENT}\b${NOTHING_MORE}`,
  String.raw`\b(?:want|need|would like|'d like|prefer|demand|request|get me|give me|find me|call|can i have|may i have|could i have|is there|send me) (?:to (?:see|have|get) )?${CLEARLY}${NOTHING_MORE}`,
  String.raw`\b(?:human|live|real person|agent|person) (?:help|support|assistance|chat)\b(?! number| hours)`,
  String.raw`\b(?:not|stop|rather not|don't want)\b[^.!?]{0,20}\b(?:talk|talking|speak|speaking|chat|chatting) (?:to|with) (?:an? |this |the )?(?:bot|robot|machine|chatbot|computer|ai)\b`,
  String.raw`\bmit (?:einem|einer|dem|der|ihrem|ihrer|jemandem)?\s?(?:echten |richtigen |menschlichen |anderen )?(?:menschen|person|mitarbeiter(?:in)?|kolleg(?:en|in)|agenten|berater(?:in)?|kundendienst|kundenservice|support|chef|vorgesetzten|jemandem)\b[^.!?]{0,20}(?:sprechen|reden|verbinden|verbunden|chatten)`,
  String.raw`\b(?:verbinden|verbinde|leiten|leite)\b.{0,25}\b(?:menschen|person|mitarbeiter(?:in)?|kolleg(?:en|in)|berater(?:in)?|kundenservice|support)\b`,
  String.raw`\b(?:parler|discuter|échanger|communiquer)(?: directement)? (?:à|avec|au) (?:(?:un|une|le|la|votre|vos|du|de|des|vrai|vraie|réel|réelle) ?)*(?:humaine?|personne|agente?|conseill(?:er|ère)|opérateur|opératrice|responsable|quelqu'un|service client)`,
  String.raw`\b(?:passez|mettez|transférez|passe)[ -]moi\b.{0,25}(?:humain|personne|agent|conseill(?:er|ère)|opérateur|responsable|quelqu'un)`,
  String.raw`\b(?:hablar|comunicar(?:me)?|chatear|conecta(?:r|me)|pás[ae]me|pasar(?:me)?|transfiér[ae]me)(?: directamente)? (?:con|a) (?:(?:un|una|el|la|su|algún|verdadero|verdadera) )*(?:humano|persona|agente|representante|operador(?:a)?|asesor(?:a)?|encargado|responsable|supervisor(?:a)?|alguien)`,
  String.raw`\b(?:parlare|parlo|comunicare|chattare|mett(?:imi|etemi|ermi) in contatto|pass(?:ami|atemi|armi))(?: direttamente)? (?:con|a)? ?(?:(?:un|una|il|la|vero|vera|vostro) ?)*(?:umano|persona|agente|operat(?:ore|rice)|responsabile|rappresentante|qualcuno|essere umano)`,
  '(?:人間|担当者|担当の方|オペレーター|オペレータ|スタッフ|係の人|人)(?:の方)?(?:と|に)(?:直接)?(?:話|はな|つな|繋|代わ|替わ|かわ|相談|お願い)|有人(?:対応|サポート|チャット)',
  '转人工|人工客服|人工服务|真人|(?:找|要|叫|和|跟|与)(?:一个|一位|个|你们的?)?(?:人工|客服人员|客服代表|活人|经理|主管)',
].map((source) => new RegExp(source, 'u'));

/** Enough by itself, as one says it to a telephone. */
const ALONE = new Phrases(
  'agent|human|person|real person|a real person|a human|a person|an agent|operator|representative|a representative|live agent|live person|live chat|human agent|human support|support agent|human being|speak to agent|talk to agent|speak to human|talk to human|speak to someone|manager|supervisor|customer service|real human|a real human|human please',
  'mensch|mitarbeiter|ein mensch|einen menschen|echter mensch|echte person|kundenservice|kundendienst|einen mitarbeiter',
  'humain|un humain|agent|un agent|conseiller|un conseiller|une personne|une vraie personne|opérateur|service client',
  'humano|un humano|agente|un agente|persona real|una persona real|una persona|representante|operador|operadora|asesor',
  'umano|un umano|operatore|un operatore|persona reale|una persona reale|una persona|un agente',
  '人間|オペレーター|担当者|有人対応|オペレーターお願いします',
  '人工|客服|真人|人工客服|转人工',
);

/** "I do not want to talk to a human", "no agent". What is wanted must still not be a machine. */
const DECLINING = [
  String.raw`\b(?:do|must|should|would) (?:i|we) (?:really )?(?:have|need) to\b`,
  String.raw`\b(?:don't|do not|didn't|did not|doesn't|never|not|without|no need to|instead of|rather than|avoid|hate)\b(?: \S+){0,4} (?:talk|speak|chat|talking|speaking|connect|transfer|escalate|human|person|agent|representative|operator|someone)\b`,
  String.raw`\b(?:nicht|kein\w*|ohne)\b.{0,20}\b(?:sprechen|reden|verbinden|menschen|mitarbeiter)\b`,
  String.raw`\bne (?:veux|souhaite) pas\b|\bno (?:quiero|necesito)\b|\bnon (?:voglio|ho bisogno)\b`,
].join('|');
const DECLINES = new RegExp(DECLINING, 'u');
/** Wanting to know is not wanting another. */
const WONDERS = /\bam i (?:now |really |actually )?(?:talking|speaking|chatting)\b/;
const WITHOUT_MACHINE = /\b(?:bot|robot|machine|chatbot|computer|ai)\b/;

/** Asks for a human being to take over: "talk to a human", "agent, please". Not talk about one: "the agent was rude". */
export function asksForPerson(text: string): boolean {
  const plain = plainText(text);
  const start = COURTESIES.afterAll(plain);
  const rest = ALONE.after(start);
  if (rest !== undefined && COURTESIES.afterAll(rest).replace(/^(?:now|asap|\?)\W*/, '') === '') return true;
  if (WONDERS.test(plain) || !ASKING.some((asking) => asking.test(plain))) return false;
  return !DECLINES.test(plain) || WITHOUT_MACHINE.test(plain);
}
