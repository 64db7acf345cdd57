import type { Brain, BrainRequest, Learned, Understanding } from '../brain.ts';
import type { FactName, FactValues } from '../facts.ts';
import { notUnderstood } from './not-understood.ts';

/** Takes what a request knows already as it is, has the rest of it read, and of that only the facts of which it speaks. */
export async function understandRequest(
  brain: Brain,
  request: BrainRequest,
  signal: AbortSignal,
): Promise<Understanding> {
  const known = toLearned(request.known ?? {});
  if (known.length > 0 && request.message.trim() === '')
    return { learned: known, remarks: [], assent: null, brain: KNOWN };
  const reading = onlyAbout(await brain.understand(request, signal), request);
  const names = new Set(known.map(({ name }) => name));
  return { ...reading, learned: [...known, ...reading.learned.filter(({ name }) => !names.has(name))] };
}

const KNOWN = 'frames';

function toLearned(known: Partial<FactValues>): readonly Learned[] {
  return Object.entries(known).map(([name, value]) => ({ name, value, status: 'stated' }) as Learned);
}

/** A sentence about dates tells no sum of money, whatever numbers stand in it. */
function onlyAbout(reading: Understanding, { about, open, facts, hints }: BrainRequest): Understanding {
  if (!about) return reading;
  const spokenOf = new Set<FactName>(about);
  const learned = reading.learned.filter(({ name }) => spokenOf.has(name));
  const remarks = reading.remarks.filter(({ fact }) => fact === undefined || spokenOf.has(fact));
  const isLost = learned.length + remarks.length === 0 && reading.learned.length + reading.remarks.length > 0;
  if (!isLost) return { ...reading, learned, remarks };
  const language = reading.hints?.language ?? hints?.language ?? 'en';
  return { ...reading, learned, remarks: [notUnderstood(open, { isBegun: facts.length > 0, language })] };
}
