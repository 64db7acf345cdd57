import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { dropCopy, dropTrip, dropWords } from '../data/traces.ts';
import { toEraseCall, useErase } from '../data/use-erase.ts';
import { problemOf } from '../data/use-write.ts';
import { type Erasure, erasureWords } from '../lib/erasure-words.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { tripPath } from '../lib/match-route.ts';
import { leaveFor } from './use-path.ts';
import { useToast } from './use-toast.ts';

/** Asks before something is erased, does it, and takes away what the page itself keeps of it. */
export function useErasure() {
  const client = useQueryClient();
  const call = useErase();
  const notices = useToast();
  const [asked, setAsked] = useState<{ readonly erasure: Erasure; readonly opened: boolean } | null>(null);
  const [round, setRound] = useState(0);
  const close = (): void => setAsked((last) => last && { ...last, opened: false });

  const finish = async (erasure: Erasure, caveat: string | null): Promise<void> => {
    close();
    const focus = await clearAway(client, erasure);
    call.reset();
    if (erasure.kind !== 'erase') setRound((last) => last + 1);
    const { done } = erasureWords(erasure);
    notices.show({ text: caveat ?? done, tone: caveat === null ? 'done' : 'problem', undo: false });
    keepFocus(focus);
  };

  return {
    ask: useCallback((erasure: Erasure) => setAsked({ erasure, opened: true }), []),
    /** Grows whenever words were erased: what is drawn under it begins anew, and holds none of them. */
    round,
    notice: notices.toast,
    onNoticeClose: notices.close,
    question: {
      erasure: asked?.erasure ?? null,
      opened: asked?.opened ?? false,
      busy: call.isPending,
      problem: problemOf(call),
      onConfirm: () => {
        if (!asked) return;
        const { erasure } = asked;
        call.mutate(toEraseCall(erasure), {
          onSuccess: (caveat) => void finish(erasure, caveat),
          // What was refused may have been done in part, and is shown as it is.
          onError: () => void client.invalidateQueries(),
        });
      },
      onClose: () => {
        if (call.isPending) return;
        call.reset();
        close();
      },
      onClosed: () => setAsked((last) => (last?.opened ? last : null)),
    },
  };
}

/**
 * Takes away what the page keeps of what was erased.
 *
 * @returns Id of the element that has the focus afterwards, if nothing else has.
 */
async function clearAway(client: QueryClient, erasure: Erasure): Promise<string> {
  const { pathname } = window.location;
  switch (erasure.kind) {
    case 'erase': {
      const isShown = pathname === tripPath(erasure.trip.id);
      if (isShown) await leaveFor('/');
      dropTrip(client, erasure.trip.id);
      return isShown ? 'main' : 'trips';
    }
    case 'forget-here': {
      const isShown = pathname === tripPath(erasure.trip.id);
      if (isShown) await leaveFor('/');
      dropCopy(client, erasure.trip.id);
      return isShown ? 'main' : 'trips';
    }
    case 'forget':
      dropWords(client, erasure.trip.id);
      return pathname === '/' ? 'trips' : 'main';
    case 'forget-all':
      dropWords(client);
      return 'trips';
  }
}

/** What a route needs of it. */
export type Erasing = Pick<ReturnType<typeof useErasure>, 'ask' | 'round' | 'notice' | 'onNoticeClose'>;
