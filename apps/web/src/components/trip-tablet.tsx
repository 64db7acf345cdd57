import { Button, Drawer, VisuallyHidden } from '@mantine/core';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { words } from '../words/in-use.ts';
import { AwayNote } from './away-note.tsx';
import { ChatPane } from './chat-pane.tsx';
import { Icon } from './icon.tsx';
import { TripMap } from './map/trip-map.tsx';
import { TripMainWithBanner } from './trip-main.tsx';
import classes from './trip-tablet.module.css';
import { TripTopBar } from './trip-top-bar.tsx';

/** Plan and map side by side; the chat comes in as a drawer. */
export function TripTablet() {
  const { trip, phase, sheet } = useTripScreen();
  const { name, open, close } = sheet;
  const isTalking = phase === 'talking';
  return (
    <div className={classes.page}>
      <TripTopBar>
        {!isTalking && (
          <Button variant="default" leftSection={<Icon name="chat" />} onClick={() => open('chat')}>
            {words().talk.chat}
          </Button>
        )}
      </TripTopBar>
      <AwayNote />
      {isTalking ? (
        <main id="main" className={classes.talk} tabIndex={-1}>
          <VisuallyHidden component="h1">{trip.title}</VisuallyHidden>
          <ChatPane />
        </main>
      ) : (
        <div className={classes.panes}>
          <TripMainWithBanner />
          <TripMap />
        </div>
      )}
      <Drawer
        opened={name === 'chat' && !isTalking}
        onClose={close}
        title={words().talk.chat}
        size={420}
        closeButtonProps={{ 'aria-label': words().talk.close }}
        classNames={{ body: classes.drawerBody ?? '', content: classes.drawer ?? '', header: classes.drawerHead ?? '' }}
      >
        <ChatPane />
      </Drawer>
    </div>
  );
}
