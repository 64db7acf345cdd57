/** A core of one's own on a log file: a retried command is answered, not repeated. */
import { type Decider, createRunEngine, type TaskEvent, type TaskRequest, verifyChain } from '@wayfarer/archon';
import { nodeDigest } from '@wayfarer/archon/node';
import { SqliteEventLog } from '@wayfarer/archon/sqlite';

interface Kitchen {
  readonly asked: readonly TaskRequest[];
  readonly recipes: readonly unknown[];
}

const core: Decider<Kitchen, { dish: string }, TaskEvent> = {
  initial: () => ({ asked: [], recipes: [] }),
  decide: (_state, { dish }) => [
    { type: 'task-requested', version: 1, author: 'cook', content: { id: dish, task: 'find-recipe', query: dish } },
  ],
  evolve: (state, { type, content }) => {
    if (type === 'task-requested') return { ...state, asked: [{ ...content, notes: [] }] };
    return type === 'task-completed' ? { asked: [], recipes: [...state.recipes, content.result] } : state;
  },
  pendingTasks: (state) => state.asked,
};

const log = new SqliteEventLog({ path: 'kitchen.db', durability: 'kill' });
const shell = createRunEngine({
  log,
  runType: 'kitchen',
  decider: core,
  runTask: async ({ query }) => `How to cook ${String(query)}`,
});
await shell.execute('k', { dish: 'ramen' }, { key: 'one' });
const { state } = await shell.execute('k', { dish: 'ramen' }, { key: 'one' });
const { ok } = verifyChain(await log.read('k'), nodeDigest);
await log.close();
console.log('durable-core:', state.recipes.join(', '), ok);
