import { defineWorkflow, fallback, flowOf, optional, parallel, sequence } from '../src/workflow/index.ts';

interface Trip {
  readonly cities: readonly string[];
  readonly city: string;
  readonly price: number;
  readonly prices: readonly number[];
  readonly flight: string;
  readonly seat: number;
  readonly hotel: string;
  readonly tour: string;
}

const flow = flowOf<Trip>();

/**
 * A workflow with everything in it, which fails in the end and takes back what it did.
 *
 * @param act - What each step does in the world, under its idempotency key.
 */
export function tripOf(act: (key: string) => void) {
  const book = <Key extends 'flight' | 'hotel' | 'tour'>(name: Key, works = true) =>
    flow.step({
      name,
      writes: [name],
      run(_, { idempotencyKey }) {
        if (!works) throw new Error(`No ${name} is left.`);
        act(idempotencyKey);
        return { [name]: `${name}-1` } as never;
      },
      undo: (_, { idempotencyKey }) => act(idempotencyKey),
    });
  const ask = flow.step({
    name: 'ask-price',
    reads: ['city'],
    writes: ['price'],
    run({ city }, { idempotencyKey }) {
      act(idempotencyKey);
      return { price: city.length };
    },
  });
  const seat = flow.step({
    name: 'find-seat',
    optionalReads: ['seat'],
    writes: ['seat'],
    run({ seat: before = 0 }, { idempotencyKey }) {
      act(idempotencyKey);
      return { seat: before + 1 };
    },
  });
  return defineWorkflow({
    name: 'trip',
    version: 1,
    input: ['cities'],
    flow: sequence(
      flow.forEach({
        name: 'each-city',
        reads: ['cities'],
        items: ({ cities }) => cities,
        as: 'city',
        collect: { from: 'price', into: 'prices' },
        do: ask,
      }),
      flow.choice({
        name: 'which',
        reads: ['cities'],
        writes: ['city'],
        question: () => 'Where to?',
        options: ({ cities }) => cities,
        label: (city) => city,
        take: (city) => ({ city }),
      }),
      flow.until({ name: 'seats', reads: ['seat'], test: ({ seat: number }) => number >= 2, do: seat, most: 3 }),
      parallel(fallback(book('tour', false), book('flight')), optional(book('hotel'))),
      flow.step({
        name: 'pay',
        reads: ['city', 'prices'],
        run({ city, prices }) {
          throw new Error(`${city} costs ${prices.join(' + ')}, which nobody has.`);
        },
      }),
    ),
  });
}

/** Keys of what the whole of it does, each once. There is no tour, so the flight is booked when the hotel is. */
export const TRIP_KEYS = [
  'trip:each-city[1].ask-price',
  'trip:each-city[2].ask-price',
  'trip:seats[1].find-seat',
  'trip:seats[2].find-seat',
  'trip:hotel',
  'trip:flight',
  'trip:undo:flight',
  'trip:undo:hotel',
];
