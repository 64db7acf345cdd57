import type { EventLog } from '../events/event-log.ts';
import { formatEvent } from '../trace/format-trace.ts';
import type { Asked } from './read-arguments.ts';
import { inColour, type Terminal } from './terminal.ts';

export interface Telling {
  readonly asked: Asked;
  readonly terminal: Terminal;
  /** The run is over; what is left to tell is in the log. */
  readonly signal: AbortSignal;
}

/** Prints the events of a run as they come, until the run is over. */
export async function tell(log: EventLog, id: string, { asked, terminal, signal }: Telling): Promise<void> {
  const options = { paint: terminal.colours ? inColour : undefined, characters: asked.full ? Infinity : undefined };
  let seen = 0;
  let first: Awaited<ReturnType<EventLog['read']>>[number] | undefined;
  const print = (event: NonNullable<typeof first>): void => {
    first ??= event;
    seen = event.seq;
    for (const line of formatEvent(event, first, options)) terminal.print(line);
  };
  for await (const event of log.subscribe(id, { signal })) print(event);
  for (const event of await log.read(id, { after: seen })) print(event);
}
