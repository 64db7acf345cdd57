/**
 * Run inside the sandbox before the code, as a function of `print` and `seed`. It gives the code a console, chance that
 * repeats and dates without a clock, and returns what shows a value as text.
 */
export const GUEST_PRELUDE = `(print, seed) => {
  const { stringify } = JSON;
  const plain = (_key, value) => {
    if (typeof value === 'bigint') return value + 'n';
    if (value instanceof Map || value instanceof Set) return [...value];
    return value;
  };
  // On its way out a text ends at its first zero character: such are written as an escape.
  const replaceAll = Function.prototype.call.bind(String.prototype.replaceAll);
  const whole = (text) => replaceAll(text, '\\0', '\\\\0');
  const shown = (value) => {
    if (typeof value === 'bigint') return value + 'n';
    if (value instanceof Error) return value.name + ': ' + value.message + '\\n' + (value.stack ?? '');
    if (typeof value !== 'object' || value === null) return String(value);
    return stringify(value, plain) ?? String(value);
  };

  const show = (value) => whole(shown(value));

  const log = (...values) => print(values.map(show).join(' '));
  globalThis.console = { log, info: log, warn: log, error: log, debug: log };

  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) || 1;
  Math.random = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };

  const noClock = () => {
    throw new Error('There is no clock here: give the date, e.g. new Date("2027-04-03T09:00:00Z").');
  };
  const ClockDate = Date;
  ClockDate.now = noClock;
  globalThis.Date = new Proxy(ClockDate, {
    apply: noClock,
    construct: (target, values, made) => (values.length === 0 ? noClock() : Reflect.construct(target, values, made)),
  });
  ClockDate.prototype.constructor = globalThis.Date;

  return show;
}`;
