import { VisuallyHidden } from '@mantine/core';

import type { Phase } from '../lib/stages.ts';

/** Tells those who do not see the page what has appeared on it. */
export function Announcer({ phase, count }: { readonly phase: Phase; readonly count: number }) {
  const texts: Readonly<Record<Phase, string>> = {
    talking: '',
    choosing: `${count} options are ready to choose from.`,
    planned: 'Your plan is ready.',
  };
  return <VisuallyHidden aria-live="polite">{texts[phase]}</VisuallyHidden>;
}
