import { QueryClient } from '@tanstack/react-query';

import { isWorthRetrying, retryDelay } from './api.ts';

/** Both queries and writes are tried again while the server cannot be reached, and never when it said no. What was sent is not kept. */
export function createQueryClient(): QueryClient {
  const persistence = { retry: isWorthRetrying, retryDelay, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: { queries: { ...persistence, staleTime: 5_000 }, mutations: { ...persistence, gcTime: 0 } },
  });
}
