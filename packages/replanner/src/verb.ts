/**
 * What the traveller may answer.
 *
 * | verb | about a disruption | about a return |
 * |---|---|---|
 * | `wait` | take the visit out, ask again later today | ask again later today |
 * | `replace` n | put alternative n into its slot | put alternative n into the free time; 1 is the visit itself, where it fits |
 * | `skip` | take it out for good | give it up for good |
 * | `keep` | go anyway, do not ask again for less | keep the time free, stop waiting |
 * | `move` | to another time that loses nothing else, later today or on another day; there only where there is one | – |
 */
export const VERBS = ['wait', 'replace', 'skip', 'keep', 'move'] as const;

export type Verb = (typeof VERBS)[number];
