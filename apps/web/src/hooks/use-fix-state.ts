import type { Edit, EditOutcome } from '@wayfarer/contract';
import { useState } from 'react';

/** An edit that does not fit, with its reasons and what would. */
export interface Misfit {
  /** What was wanted: `Nijo Castle on Mon 5 Apr`. */
  readonly title: string;
  readonly edit: Edit;
  readonly reasons: readonly string[];
  /** `null` while they are asked for. */
  readonly remedies: EditOutcome['remedies'] | null;
}

/** What does not fit stays to be read while its card closes. */
export function useFixState() {
  const [shown, setShown] = useState<{ readonly misfit: Misfit; readonly opened: boolean } | null>(null);
  return {
    misfit: shown?.misfit ?? null,
    opened: shown?.opened ?? false,
    open: (misfit: Misfit) => setShown({ misfit, opened: true }),
    /** More is known of what is shown. */
    complete: (misfit: Misfit) => setShown((last) => (last?.opened ? { misfit, opened: true } : last)),
    close: () => setShown((last) => last && { ...last, opened: false }),
  };
}
