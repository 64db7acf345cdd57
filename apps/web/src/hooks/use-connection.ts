import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import { watchConnection } from '../data/connection.ts';
import { sendQueues } from '../data/saved/send-queue.ts';

/** When the server is back, and when the page opens, what waits is sent; then all that is shown is asked for again. */
export function useConnection(): void {
  const client = useQueryClient();
  useEffect(() => {
    const send = async (): Promise<void> => {
      // What cannot be sent yet stays, and is tried when the server is back or the trip is opened.
      await sendQueues().catch(() => undefined);
      await client.invalidateQueries();
    };
    void sendQueues().catch(() => undefined);
    return watchConnection(() => void send());
  }, [client]);
}
