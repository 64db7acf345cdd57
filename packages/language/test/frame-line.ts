import type { Frame } from '../src/understand/frame.ts';

/** A frame in one line, without what every id begins with. */
export function toLine(frame: Frame): string {
  if (frame.act === 'ask') return `ask ${frame.about}`;
  const { act, ...rest } = frame;
  return `${act} ${JSON.stringify(Object.values(rest)[0]).replaceAll(/"|visit_2027-|place_|2027-/g, '')}`;
}
