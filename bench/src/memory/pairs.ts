/** People whose facts stand side by side: of each fact there are as many hard negatives as there are other people. */
const PEOPLE = [
  'Anna',
  'Boris',
  'Chloe',
  'Dmitri',
  'Elena',
  'Farid',
  'Greta',
  'Hiro',
  'Ines',
  'Jonas',
  'Keiko',
  'Luca',
] as const;

/** What is remembered of a person, what is asked in other words, and what the blank is filled with, person by person in turn. */
const FACTS: readonly (readonly [memory: string, question: string, values: string])[] = [
  ['{p} cannot eat {v}.', 'Which food makes {p} ill?', 'shellfish|peanuts|gluten|milk|eggs|soy|mustard'],
  ['{p} works as a {v}.', 'What is the profession of {p}?', 'nurse|carpenter|pilot|teacher|lawyer|baker|dentist'],
  ['{p} lives in {v}.', 'Which city is the home of {p}?', 'Lisbon|Oslo|Kyoto|Quito|Prague|Cairo|Perth'],
  ['{p} has {v} children.', 'How big is the family of {p}, how many sons and daughters?', 'two|three|four|five|six'],
  ['{p} is afraid of {v}.', 'What frightens {p}?', 'heights|spiders|deep water|thunder|dogs|crowds|lifts'],
  ['{p} plays the {v}.', 'Which musical instrument does {p} practise?', 'cello|trumpet|piano|harp|drums|flute|oboe'],
  ['{p} gets up at {v} every morning.', 'When does {p} wake?', 'five|six|seven|eight|nine|half past six'],
  ['{p} drives a {v} car.', 'What colour is the vehicle of {p}?', 'red|green|silver|yellow|black|blue|white'],
  [
    '{p} speaks fluent {v}.',
    'Which foreign language does {p} know?',
    'Spanish|Finnish|Arabic|Korean|Greek|Dutch|Polish',
  ],
  ['{p} owns a {v} called Milo.', 'What pet does {p} keep?', 'parrot|rabbit|cat|tortoise|ferret|hamster|poodle'],
  [
    '{p} prefers the {v} seat on flights.',
    'Where does {p} want to sit in a plane?',
    'window|aisle|exit row|front|rear',
  ],
  ['{p} was born in {v}.', 'How old is {p}, what is the year of birth?', '1961|1972|1985|1990|1994|1999|2001'],
  [
    '{p} supports the {v} football club.',
    'Who is the favourite team of {p}?',
    'Ajax|Benfica|Celtic|Roma|Lyon|Porto|Betis',
  ],
  [
    '{p} likes to read {v}.',
    'What kind of books does {p} enjoy?',
    'thrillers|poetry|biographies|comics|science fiction|essays',
  ],
  [
    '{p} drinks {v} at breakfast.',
    'What beverage does {p} have in the morning?',
    'black coffee|green tea|cocoa|orange juice|water|milk',
  ],
  [
    '{p} studied {v} at university.',
    'What was the degree of {p} in?',
    'chemistry|history|law|medicine|music|physics|botany',
  ],
  ['{p} is married to {v}.', 'What is the name of the spouse of {p}?', 'Maria|Peter|Sofia|Tom|Ursula|Victor|Wanda'],
  [
    '{p} pays with {v}.',
    'What method of payment does {p} use?',
    'cash|a credit card|vouchers|a phone|cheques|bank transfer',
  ],
  [
    '{p} goes running on {v}.',
    'On which day does {p} do sport?',
    'Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Sundays',
  ],
  ['{p} broke a {v} last winter.', 'What injury did {p} have?', 'leg|wrist|rib|shoulder|finger|toe|collarbone'],
  ['{p} wants to spend {v} euros on the trip.', 'What is the travel budget of {p}?', '300|450|800|1200|2000|3500'],
  ['{p} wears shoes of size {v}.', 'Which footwear fits {p}?', '36|38|40|42|44|46'],
  ['{p} takes {v} pills for the heart.', 'What medication does {p} need?', 'two|three|four|half a dozen|five'],
  ['{p} collects {v}.', 'What is the hobby of {p}?', 'stamps|coins|vinyl records|postcards|teapots|maps|masks'],
  [
    '{p} learned to cook from {v}.',
    'Who taught {p} to prepare meals?',
    'a grandmother|an uncle|a book|the army|a neighbour|television',
  ],
  ['{p} sleeps on a {v} mattress.', 'What kind of bed does {p} need?', 'hard|soft|very long|water|foam|straw'],
  [
    '{p} votes for {v}.',
    'What are the politics of {p}?',
    'the greens|the liberals|nobody|the socialists|the conservatives',
  ],
  [
    '{p} keeps the spare key {v}.',
    'How can one get into the house of {p}?',
    'under the mat|in the shed|at work|with the neighbour|in a pot',
  ],
];

export interface Pair {
  readonly memory: string;
  readonly question: string;
}

/** 28 facts of 12 people: 336 pairs, each memory beside 11 of the same kind and 27 of the same person. */
export function listPairs(): readonly Pair[] {
  return FACTS.flatMap(([memory, question, values], fact) => {
    const all = values.split('|');
    return PEOPLE.map((person, at) => {
      const value = all[(at + fact) % all.length] ?? '';
      const fill = (text: string): string => text.replaceAll('{p}', person).replaceAll('{v}', value);
      return { memory: fill(memory), question: fill(question) };
    });
  });
}
