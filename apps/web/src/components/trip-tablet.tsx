import { Button, Drawer, VisuallyHidden } from '@mantine/core';

import type { TripScreenState } from '../hooks/use-trip-screen.ts';
import { ChatPane } from './chat-pane.tsx';
import { Icon } from './icon.tsx';
import { TripMap } from './map/trip-map.tsx';
import { TripMainWithBanner } from './trip-main.tsx';
import classes from './trip-tablet.module.css';
import { TripTopBar } from './trip-top-bar.tsx';

/** Plan and map side by side; the chat comes in as a drawer. */
export function TripTablet({ screen }: { readonly screen: TripScreenState }) {
  const { name, open, close } = screen.sheet;
  const isTalking = screen.phase === 'talking';
  return (
    <div className={classes.page}>
      <TripTopBar screen={screen}>
        {!isTalking && (
          <Button variant="default" leftSection={<Icon name="chat" />} onClick={() => open('chat')}>
            Chat
          </Button>
        )}
      </TripTopBar>
      {isTalking ? (
        <main id="main" className={classes.talk} tabIndex={-1}>
          <VisuallyHidden component="h1">{screen.trip.title}</VisuallyHidden>
          <ChatPane {...screen.chat} />
        </main>
      ) : (
        <div className={classes.panes}>
          <TripMainWithBanner screen={screen} />
          <TripMap {...screen.map} />
        </div>
      )}
      <Drawer
        opened={name === 'chat' && !isTalking}
        onClose={close}
        title="Chat"
        size={420}
        closeButtonProps={{ 'aria-label': 'Close the chat' }}
        classNames={{ body: classes.drawerBody ?? '', content: classes.drawer ?? '', header: classes.drawerHead ?? '' }}
      >
        <ChatPane {...screen.chat} />
      </Drawer>
    </div>
  );
}
