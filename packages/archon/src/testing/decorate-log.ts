import type { EventLog } from '../events/event-log.ts';

/**
 * A log that does what `log` does, but for `others`: to count appends, to refuse them, to die in them.
 *
 * @example
 * const full = decorateLog(log, { append: () => Promise.reject(new Error('disk full')) });
 */
export function decorateLog(log: EventLog, others: Partial<EventLog>): EventLog {
  return new Proxy(log, {
    get(target, name) {
      const own = Object.hasOwn(others, name) ? others : target;
      const value: unknown = Reflect.get(own, name, own);
      return typeof value === 'function' ? (value.bind(own) as unknown) : value;
    },
  });
}
