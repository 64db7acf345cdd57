import { VisuallyHidden } from '@mantine/core';

import type { Phase } from '../lib/stages.ts';
import { words } from '../words/in-use.ts';

interface AnnouncerProps {
  readonly phase: Phase;
  /** How many options there are. */
  readonly count: number;
  /** A change waits for a yes. */
  readonly waiting: boolean;
}

/** Tells those who do not see the page what has appeared on it. */
export function Announcer({ phase, count, waiting }: AnnouncerProps) {
  const { announce } = words().talk;
  const texts: Readonly<Record<Phase, string>> = {
    talking: '',
    choosing: announce.options(count),
    planned: announce.plan,
  };
  const text = waiting ? announce.approval : texts[phase];
  return <VisuallyHidden aria-live="polite">{text}</VisuallyHidden>;
}
