import { createModelBrain, createModelUnderstander, createRuleBrain, createRuleUnderstander } from '@wayfarer/language';
import { createEmbeddedSources } from '@wayfarer/sources';
import { PARIS } from '../../packages/language/test/paris-context.ts';
const { gazetteer } = createEmbeddedSources();
type S = [string, string][];
const first: [string, S][] = [
  ['Drie dagen Kyoto met zijn tweeën, begin april 2027, rustig aan', [['Drie dagen', '3 days in Kyoto'], ['met zijn tweeën', 'We are 2 adults'], ['begin april 2027', 'In April 2027'], ['rustig aan', 'A relaxed pace']]],
  ['Tre giorni a Lisbona in due, niente musei', [['Tre giorni', '3 days in Lisbon'], ['in due', 'We are 2 adults'], ['niente musei', 'No museums']]],
  ['My folks and I fancy a lazy potter round Paris, nothing dear, nowhere heaving', [['My folks and I', 'We are 3 adults'], ['lazy potter', 'A relaxed pace'], ['nothing dear', 'Low budget'], ['nowhere heaving', 'We avoid crowds']]],
  ['Quatro dias em Tóquio para dois adultos e um bebé, adoramos jardins', [['Quatro dias em Tóquio', '4 days in Tokyo'], ['dois adultos e um bebé', 'We are 2 adults and 1 child'], ['adoramos jardins', 'We like gardens']]],
  ['hop over to Boston w/ the missus for her fortieth, second weekend of May 2027, splash out a bit', [['hop over to Boston', 'We want to go to Boston'], ['w/ the missus', 'We are 2 adults'], ['second weekend of May 2027', 'From 8 to 9 May 2027'], ['splash out a bit', 'High budget']]],
  ['Хотим в Киото на неделю вдвоём в апреле 2027', [['в Киото на неделю', '7 days in Kyoto'], ['вдвоём', 'We are 2 adults'], ['в апреле 2027', 'In April 2027']]],
  ['4 päivää Pariisissa kahdestaan, haluan nähdä Louvren', [['4 päivää Pariisissa', '4 days in Paris'], ['kahdestaan', 'We are 2 adults'], ['haluan nähdä Louvren', 'We must see the Louvre']]],
  ['서울 말고 도쿄 3일, 2명, 2027년 4월 3일부터', [['도쿄 3일', '3 days in Tokyo'], ['2명', 'We are 2 adults'], ['2027년 4월 3일부터', 'We start on 3 April 2027']]],
  ['Wir zwei Rentner, knieschonend bitte, Paris im Mai 27, drei Nächte', [['knieschonend bitte', 'Step-free only'], ['drei Nächte', '4 days in Paris']]],
  ['paris mit den jungs, junggesellenabschied, 10.-12. juni 2027, zu sechst, jeder max 300', [['zu sechst', 'We are 6 adults'], ['jeder max 300', 'The budget is 300 EUR per person']]],
  ['Weekendje Parijs in juni 2027, vegetarisch, met de trein uit Brussel', [['Parijs', 'We want to go to Paris'], ['Weekendje', '2 days in Paris'], ['juni 2027', 'In June 2027'], ['vegetarisch', 'We are vegetarian'], ['met de trein uit Brussel', 'We start from Brussels']]],
  ['Can you sort a culture-vulture long weekend in Kyoto, two of us, early April 2027', [['culture-vulture', 'We like temples and museums'], ['long weekend', '4 days in Kyoto']]],
];
const chat: [string, S][] = [
  ['gooi het Orsay eruit', [['gooi het Orsay eruit', "Take out the Musée d'Orsay"]]],
  ["togli il museo d'Orsay venerdì", [["togli il museo d'Orsay venerdì", "Take out the Musée d'Orsay on Friday"]]],
  ['the Louvre can do one', [['the Louvre can do one', 'Take out the Louvre']]],
  ['my feet are in ribbons', [['my feet are in ribbons', 'Less walking']]],
  ['knock the Louvre back an hour', [['knock the Louvre back an hour', 'Move the Louvre one hour later']]],
  ['possiamo mangiare più tardi venerdì?', [['possiamo mangiare più tardi venerdì', 'Dinner later on Friday']]],
  ['nah not feeling Friday, bin it and start over', [['not feeling Friday, bin it and start over', 'Plan Friday again']]],
  ['how dear is all this', [['how dear is all this', 'What does the trip cost?']]],
  ['ci fermiamo di più a Notre-Dame', [['ci fermiamo di più a Notre-Dame', 'Stay longer at Notre-Dame']]],
  ['blijf van het Louvre af', [['blijf van het Louvre af', 'Keep the Louvre fixed']]],
  ['switcheroo the Louvre and the Orsay', [['switcheroo the Louvre and the Orsay', "Swap the Louvre and the Musée d'Orsay"]]],
  ['can we fit Rodin in somewhere', [['can we fit Rodin in somewhere', 'Add Musée Rodin']]],
  ['lie-in Saturday please', [['lie-in Saturday', 'Start later on Saturday']]],
  ['troppo pieno giovedì', [['troppo pieno giovedì', 'Thursday is too full']]],
  ['what else is near the Louvre to nibble', [['what else is near the Louvre to nibble', 'Where can we eat near the Louvre?']]],
];
let problems: readonly string[] = [];
function port(answer: S) {
  return { id: 'fake:model', ask: async (q: any) => { const c = await q.check({ sentences: answer.map(([said, words]) => ({ said, words })) }); problems = c.problems ?? []; return c.problems ? null : c.value; } };
}
let ok = 0;
for (const [message, answer] of first) {
  problems = [];
  const brain = createModelBrain({ rules: createRuleBrain({ gazetteer }), model: port(answer) as any });
  const u = await brain.understand({ trip: 't', message, index: 0, mode: 'CLARIFY', facts: [], open: [], today: '2026-11-23' as any }, new AbortController().signal);
  if (u.brain === 'fake:model') ok++;
  console.log(`\n${u.brain} | ${message}\n   ${u.learned.map((l) => `${l.name}=${JSON.stringify(l.value)}`).join(' ')}\n   ${problems.join(' ; ')}`);
}
for (const [message, answer] of chat) {
  problems = [];
  const un = createModelUnderstander({ rules: createRuleUnderstander(), model: port(answer) as any });
  const u = await un.understand(message, PARIS as any, { trip: 't', key: '1' } as any);
  console.log(`\n${u.readBy ?? 'rules'} | ${message}\n   ${u.frames.map((f: any) => JSON.stringify(f).slice(0, 200)).join(' | ')}\n   ${problems.join(' ; ')}`);
}
console.log(ok, first.length);
