import { defineTool, type Tool } from '../src/index.ts';

const STEPS = [
  { id: 'flights', description: 'Find flights to Paris.', tool_name: 'flights', tool_args: { to: 'Paris' } },
  { id: 'hotel', description: 'Find a hotel in Paris.', tool_name: 'hotels', tool_args: { in: 'Paris', stars: 4 } },
  { id: 'museums', description: 'Find museums in Paris.', tool_name: 'sights', tool_args: { kind: 'museum' } },
  { id: 'weather', description: 'Find out about the weather.', tool_name: 'weather', tool_args: { days: 3 } },
].map((step) => ({ ...step, dependencies: [] as string[] }));

const ITINERARY = {
  id: 'itinerary',
  description: 'Put the three days together from {{flights}}, {{hotel}}, {{museums}} and {{weather}}.',
  tool_name: 'compose',
  tool_args: { from: ['{{flights}}', '{{hotel}}', '{{museums}}', '{{weather}}'] },
  dependencies: ['flights', 'hotel', 'museums', 'weather'],
};

/** What a model plans for "Plan a 3-day trip to Paris": four parts that know nothing of one another, and one that needs them all. */
export const PARIS_PLAN = { goal: 'A 3-day trip to Paris.', subtasks: [...STEPS, ITINERARY] };

/** What it plans when there is no hotel. */
export const HOSTEL_PLAN = {
  goal: 'A 3-day trip to Paris, in a hostel.',
  subtasks: [
    {
      id: 'hostel',
      description: 'Find a hostel in Paris.',
      tool_name: 'hostels',
      tool_args: { in: 'Paris' },
      dependencies: [],
    },
    {
      ...ITINERARY,
      tool_args: { from: ['{{flights}}', '{{hostel}}', '{{museums}}', '{{weather}}'] },
      description: 'Put the three days together.',
      dependencies: ['flights', 'hostel', 'museums', 'weather'],
    },
  ],
};

/** Tools for a trip; what one of them does besides is up to `act`. */
export function parisTools(act: (tool: string) => Promise<void> | void = () => undefined): readonly Tool[] {
  const answers: Readonly<Record<string, string>> = {
    flights: 'AF 1',
    hotels: 'Hotel du Nord',
    hostels: 'Hostel du Sud',
    sights: 'Louvre',
    weather: 'mild',
  };
  const parametersSchema = { type: 'object' } as const;
  const found = Object.entries(answers).map(([name, answer]) =>
    defineTool({
      name,
      description: `Finds ${name}.`,
      parametersSchema,
      async execute() {
        await act(name);
        return answer;
      },
    }),
  );
  const compose = defineTool({
    name: 'compose',
    description: 'Puts a trip together.',
    parametersSchema,
    async execute({ from }: { readonly from?: unknown }) {
      await act('compose');
      return `Trip: ${(from as string[]).join(', ')}.`;
    },
  });
  return [...found, compose];
}
