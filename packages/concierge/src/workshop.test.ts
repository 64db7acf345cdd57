import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type PlanningParts } from './tasks.ts';
import { planHere } from './workshop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);

it('gives a task that is done here three minutes', async () => {
  const workshop = planHere({ places: { findSights: never } } as unknown as PlanningParts);
  const task = { task: 'compose', query: {} };
  const ended = vi.fn();
  workshop
    .run(task, { owner: 'trip_1', signal: new AbortController().signal, onNote: () => undefined })
    .catch(({ code }: { readonly code: string }) => ended(code));
  await vi.advanceTimersByTimeAsync(179_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith('task-timeout');
});
