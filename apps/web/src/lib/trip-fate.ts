/** What has become of a trip that cannot be shown: it is there and cannot be read, or it is not there any more. */
export type TripFate = 'unreadable' | 'erased' | 'unknown';

const FATES: Readonly<Record<string, TripFate>> = {
  'unreadable-trip': 'unreadable',
  'broken-chain': 'unreadable',
  'foreign-event': 'unreadable',
  'erased-run': 'erased',
  'unknown-trip': 'unknown',
};

/** Reads it from the code of an error; `null` for any other trouble, which may pass. */
export function fateOf(error: unknown): TripFate | null {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return null;
  return FATES[error.code] ?? null;
}
