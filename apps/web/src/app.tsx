import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

import { ErasureQuestion } from './components/erasure-question.tsx';
import { Failure } from './components/failure.tsx';
import { NewVersion } from './components/new-version.tsx';
import { isWorthRetrying, retryDelay } from './data/api.ts';
import { useConnection } from './hooks/use-connection.ts';
import { type Erasing, useErasure } from './hooks/use-erasure.ts';
import { useLanguage } from './hooks/use-language.ts';
import { usePath } from './hooks/use-path.ts';
import { matchRoute } from './lib/match-route.ts';
import { CheckRoute } from './routes/check-route.tsx';
import { StartRoute } from './routes/start-route.tsx';
import { TripRoute } from './routes/trip-route.tsx';
import { resolveVariables, theme } from './theme.ts';
import { words } from './words/in-use.ts';

export function App() {
  const [client] = useState(createQueryClient);
  // All that is drawn is drawn anew in another language.
  useLanguage();
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Page() {
  const erasure = useErasure();
  useConnection();
  return (
    <>
      <RouteOf path={usePath()} erasing={erasure} />
      <ErasureQuestion {...erasure.question} />
      <NewVersion />
    </>
  );
}

function RouteOf({ path, erasing }: { readonly path: string; readonly erasing: Erasing }) {
  const route = matchRoute(path);
  switch (route.name) {
    case 'start':
      return <StartRoute key={erasing.round} erasing={erasing} />;
    case 'check':
      return <CheckRoute />;
    case 'trip':
      return <TripRoute key={`${erasing.round} ${route.id}`} id={route.id} erasing={erasing} />;
    case 'nowhere':
      return <Failure {...words().frame.noPage} home />;
  }
}

/** Both queries and writes are tried again while the server cannot be reached, and never when it said no. What was sent is not kept. */
function createQueryClient(): QueryClient {
  const persistence = { retry: isWorthRetrying, retryDelay, networkMode: 'always' } as const;
  return new QueryClient({
    defaultOptions: { queries: { ...persistence, staleTime: 5_000 }, mutations: { ...persistence, gcTime: 0 } },
  });
}
