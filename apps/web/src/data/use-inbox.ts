import { useQuery } from '@tanstack/react-query';
import type { Inbox } from '@wayfarer/contract';

import { getJson } from './api.ts';

/** Conversations in which a person was called; asked for where somebody was said to read them. */
export function useInbox(isRead: boolean) {
  return useQuery({
    queryKey: ['inbox'],
    queryFn: ({ signal }) => getJson<Inbox>('/api/inbox', signal),
    enabled: isRead,
    refetchInterval: 30_000,
    retry: false,
  });
}
