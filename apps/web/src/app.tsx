import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';

import { Failure } from './components/failure.tsx';
import { createQueryClient } from './data/query-client.ts';
import { usePath } from './hooks/use-path.ts';
import { matchRoute } from './lib/match-route.ts';
import { StartRoute } from './routes/start-route.tsx';
import { TripRoute } from './routes/trip-route.tsx';
import { resolveVariables, theme } from './theme.ts';

export function App() {
  const [client] = useState(createQueryClient);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={resolveVariables} defaultColorScheme="auto">
      <QueryClientProvider client={client}>
        <Page />
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Page() {
  const route = matchRoute(usePath());
  switch (route.name) {
    case 'start':
      return <StartRoute />;
    case 'trip':
      return <TripRoute key={route.id} id={route.id} />;
    case 'nowhere':
      return <Failure title="There is no page here." text="The address may be mistyped, or the link is old." home />;
  }
}
