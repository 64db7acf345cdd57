import { VisuallyHidden } from '@mantine/core';

import type { Phase } from '../lib/stages.ts';

interface AnnouncerProps {
  readonly phase: Phase;
  /** How many options there are. */
  readonly count: number;
  /** A change waits for a yes. */
  readonly waiting: boolean;
}

/** Tells those who do not see the page what has appeared on it. */
export function Announcer({ phase, count, waiting }: AnnouncerProps) {
  const texts: Readonly<Record<Phase, string>> = {
    talking: '',
    choosing: `${count} options are ready to choose from.`,
    planned: 'Your plan is ready.',
  };
  const text = waiting
    ? 'A change of your plan waits for your approval. Nothing changes until you approve.'
    : texts[phase];
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
