import { compressConversation, EpisodicMemory, LongTermMemory } from '@wayfarer/archon/memory';
import { nodeRuntime } from '@wayfarer/archon/node';
import { extractFacts } from '@wayfarer/router/grammar';

/** Facts as people drop them, with what must be left of each; found by more than patterns: whatever a user states is kept. */
const FACTS: readonly (readonly [said: string, kept: string])[] = [
  ['Oh and my brother Theo will join from Thursday.', 'Theo'],
  ['We could do 180 a night, not a cent more.', '180'],
  ['Mum gets seasick on anything that floats.', 'seasick'],
  ['OK, the earlier ferry it is, booked.', 'earlier ferry'],
  ["I'm coeliac so bread is out.", 'coeliac'],
  ['The flight lands 14:35 at terminal 2.', '14:35'],
  ['Reservation number is QX7-88B2.', 'QX7-88B2'],
  ['Can you remember that we hate early starts?', 'early starts'],
  ['Our anniversary is on 12 June.', '12 June'],
  ['Send everything to lena.k@example.org please.', 'lena.k@example.org'],
  ['Her wheelchair is 68 cm wide.', '68 cm'],
  ['I never eat pork.', 'pork'],
  ["Let's drop the museum.", 'museum'],
  ['There will be four of us plus a baby.', 'four'],
  ['I would rather take the train than fly.', 'train'],
  ['We decided on the flat near the market.', 'flat near the market'],
  ['Grandpa walks slowly, at most half an hour at a time.', 'half an hour'],
  ['My sister is Doctor Okonkwo.', 'Okonkwo'],
  ['The deposit was €250 and is already paid.', '250'],
  ['No spicy food for the kids, please.', 'spicy'],
  ['We changed our mind, two rooms instead of one.', 'two rooms'],
  ['The old link was https://example.com/plan/77.', 'https://example.com/plan/77'],
  ['Tomorrow we are at a wedding all day.', 'wedding'],
  ['I always want a window seat.', 'window seat'],
  ['He is allergic to bee stings.', 'bee stings'],
  ['Dad uses a hearing aid.', 'hearing aid'],
  ['Put it under Marchetti.', 'Marchetti'],
  ['A dozen eggs will do.', 'dozen'],
  ['Nothing with mushrooms for me.', 'mushrooms'],
  ['We settled for the blue one.', 'blue one'],
  ['The wifi code is sunflower-42.', 'sunflower-42'],
  ['Christmas is spent with the in-laws.', 'in-laws'],
  ['I can only do afternoons.', 'afternoons'],
  ['Fine, take the second offer then.', 'second offer'],
  ['My budget tops out at two grand.', 'two grand'],
  ['Our dog comes along, by the way.', 'dog'],
  ['She turns 40 that weekend.', '40'],
  ['The twins share everything, so one bed is plenty.', 'twins'],
  ['Stairs are a nightmare with the pram.', 'pram'],
  ['Tom hates surprises.', 'surprises'],
  ['Just vegetables and rice for us.', 'vegetables and rice'],
  ['We left the charger at your place.', 'charger'],
  ['Cap it at ninety.', 'ninety'],
  ['Sorry, I meant the other harbour.', 'other harbour'],
  ['Half board, not full.', 'Half board'],
];

const CHATTER = [
  'That sounds lovely, thank you so much for looking into it.',
  'Hm, and what else would you say about it in general, if anything?',
  'I see, that makes sense to me, more or less.',
  'Could you tell me a little more about how that works, please?',
];

/** Share of facts that are still there, word for word, in the conversation or in long-term memory, after many shortenings. */
export async function measureFacts(): Promise<{
  readonly facts: number;
  readonly kept: number;
  readonly shortenings: number;
  readonly ratio: number;
}> {
  const longTerm = new LongTermMemory({ runtime: nodeRuntime });
  const episodic = new EpisodicMemory();
  let [shortenings, said] = [0, 0];
  for (let turn = 0; turn < 600; turn++) {
    const fact = turn % 10 === 0 ? (FACTS[(turn / 10) % FACTS.length]?.[0] ?? '') : '';
    episodic.append('user', `${CHATTER[turn % 4] ?? ''} ${fact}`.trim());
    episodic.append('assistant', CHATTER[(turn + 2) % 4] ?? '');
    said += 2 * 15;
    // A summary that keeps nothing, the worst there is.
    const done = await compressConversation(episodic, {
      longTerm,
      contextTokens: 1_500,
      findFacts: extractFacts,
      summarize: async () => 'They spoke.',
    });
    if (done) shortenings++;
  }
  const memories = await longTerm.latest({ limit: 10_000 });
  const text = [...memories, ...episodic.getMessages()].map(({ content }) => content).join('\n');
  const kept = FACTS.filter(([, must]) => text.includes(must)).length;
  return {
    facts: FACTS.length,
    kept: kept / FACTS.length,
    shortenings,
    ratio: Math.round((said / episodic.tokens) * 10) / 10,
  };
}
