/** What is scored apart, in the order in which a message passes them. */
export const LAYERS = ['classification', 'slots', 'plan', 'policy', 'tool', 'reply', 'log', 'judge'] as const;

/** One side of what a router does with a message. `log`: what it keeps of it; `judge`: what a model thinks of the reply. */
export type Layer = (typeof LAYERS)[number];
