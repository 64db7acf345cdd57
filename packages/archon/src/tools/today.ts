import { MisuseError } from '../errors.ts';
import type { Clock } from '../events/clock.ts';
import { defineTool } from '../tool/define-tool.ts';
import type { Tool } from '../tool/tool.ts';

export interface TodayOptions {
  /** Where the caller is, as an IANA zone such as `Europe/Berlin`. Default `UTC`. */
  readonly timeZone?: string | undefined;
}

/**
 * Tells which day it is and what time, which no model knows. With `date_arithmetic` an agent can tell "last Tuesday".
 *
 * @throws {MisuseError} if there is no such time zone.
 *
 * @example
 * const agent = new ReActAgent({ model, tools: [todayTool(nodeRuntime, { timeZone: 'Asia/Tokyo' }), dateArithmetic], runtime: nodeRuntime });
 */
export function todayTool({ clock }: { readonly clock: Clock }, { timeZone = 'UTC' }: TodayOptions = {}): Tool {
  const here = formatOf(timeZone);
  if (!here)
    throw new MisuseError(`Expected an IANA time zone such as "Europe/Berlin", got ${JSON.stringify(timeZone)}.`);
  return defineTool({
    name: 'today',
    description:
      'Tells the date of today with its weekday, and the time. Give `timeZone`, such as "Asia/Tokyo", for another place. ' +
      'Returns for example "2027-05-03, a Monday, 14:05 in Europe/Berlin".',
    parametersSchema: {
      type: 'object',
      properties: { timeZone: { type: 'string', description: 'IANA time zone', default: timeZone } },
      additionalProperties: false,
    },
    version: '1',
    repeatable: true,
    execute({ timeZone: zone = timeZone }) {
      const format = zone === timeZone ? here : formatOf(zone);
      if (!format) throw new Error(`No time zone is called ${JSON.stringify(zone)}; give one such as "Europe/Berlin".`);
      const parts = new Map(format.formatToParts(clock.now()).map(({ type, value }) => [type, value]));
      const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
      return `${of('year')}-${of('month')}-${of('day')}, a ${of('weekday')}, ${of('hour')}:${of('minute')} in ${zone}`;
    },
  });
}

function formatOf(timeZone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat('en', {
      timeZone,
      weekday: 'long',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  } catch {
    return undefined;
  }
}
