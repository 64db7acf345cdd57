import type { Decider, NewEvent, StoredEvent, TaskEvent, TaskRequest } from '../src/index.ts';

/**
 * A small core for tests: dishes are ordered and cooked side by side; each is tasted once it is ready; when the last is
 * ready the dinner is served, and then the dishes are washed.
 */
export interface Dinner {
  readonly tasks: readonly (TaskRequest & {
    readonly status: 'pending' | 'completed' | 'failed';
    readonly tasted: boolean;
  })[];
  readonly served: boolean;
  readonly washed: boolean;
}

export type DinnerCommand =
  | { readonly type: 'order'; readonly dishes: readonly string[] }
  | { readonly type: 'cancel'; readonly dish: string }
  | { readonly type: 'wait' };

export type DinnerEvent =
  | NewEvent<'dinner-ordered', { readonly dishes: readonly string[] }>
  | NewEvent<'dish-cancelled', { readonly dish: string }>
  | NewEvent<'dish-tasted', { readonly id: string }>
  | NewEvent<'dinner-served', { readonly dishes: readonly string[] }>
  | TaskEvent;

export const dinner: Decider<Dinner, DinnerCommand, DinnerEvent> = {
  initial: () => ({ tasks: [], served: false, washed: false }),

  decide(state, command) {
    switch (command.type) {
      case 'order':
        if (command.dishes.includes('stone')) throw new Error('Nobody eats stones.');
        return [
          event('dinner-ordered', { dishes: command.dishes }),
          ...command.dishes.map((dish) => requested(dish, state.tasks.length)),
        ];
      case 'cancel':
        return [event('dish-cancelled', { dish: command.dish })];
      case 'wait':
        return [];
    }
  },

  evolve(state, stored) {
    switch (stored.type) {
      case 'task-requested': {
        const { id, task, query } = stored.content;
        return {
          ...state,
          tasks: [...state.tasks, { id, task, query, notes: [], status: 'pending', tasted: task === 'wash' }],
        };
      }
      case 'task-progressed':
        return withTask(state, stored.content.id, ({ notes }) => ({ notes: [...notes, stored.content.note] }));
      case 'task-completed':
        return {
          ...withTask(state, stored.content.id, () => ({ status: 'completed' })),
          washed: stored.author === 'wash',
        };
      case 'task-failed':
        return withTask(state, stored.content.id, () => ({ status: 'failed', tasted: true }));
      case 'dish-tasted':
        return withTask(state, stored.content.id, () => ({ tasted: true }));
      case 'dish-cancelled':
        return { ...state, tasks: state.tasks.filter(({ task }) => task !== stored.content.dish) };
      case 'dinner-served':
        return { ...state, served: true };
      default:
        return state;
    }
  },

  pendingTasks: ({ tasks }) => tasks.filter(({ status }) => status === 'pending'),

  proceed({ tasks, served }) {
    const untasted = tasks.find(({ status, tasted }) => status === 'completed' && !tasted);
    if (untasted) return [event('dish-tasted', { id: untasted.id })];
    if (served || tasks.length === 0 || tasks.some(({ status }) => status === 'pending')) return [];
    return [event('dinner-served', { dishes: tasks.map(({ task }) => task) }), requested('wash', tasks.length)];
  },
};

/** A log's events without what differs from one run of a story to the next. */
export function story(events: readonly StoredEvent[]): unknown[] {
  return events.map(({ at: _at, hash: _hash, prevHash: _prevHash, ...told }) => told);
}

/** One line an event, for tests that are about order. */
export function lines(events: readonly StoredEvent[]): string[] {
  return events.map(({ type, author, content }) => {
    const { note, message } = content as { note?: string; message?: string };
    return [type, author, note ?? message].filter(Boolean).join(' ');
  });
}

function event<Type extends string, Content>(type: Type, content: Content): NewEvent<Type, Content> {
  return { type, version: 1, author: 'kitchen', content };
}

function requested(task: string, ordered: number): DinnerEvent {
  return event('task-requested', { id: `${task}-${ordered}`, task, query: { dish: task } });
}

function withTask(state: Dinner, id: string, change: (task: TaskRequest) => Partial<Dinner['tasks'][number]>): Dinner {
  return { ...state, tasks: state.tasks.map((task) => (task.id === id ? { ...task, ...change(task) } : task)) };
}
