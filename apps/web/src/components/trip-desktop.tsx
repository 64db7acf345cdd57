import { Splitter, UnstyledButton, VisuallyHidden } from '@mantine/core';

import { useStored } from '../hooks/use-stored.ts';
import type { TripScreenState } from '../hooks/use-trip-screen.ts';
import { type PaneSize, readPaneSizes } from '../lib/pane-sizes.ts';
import { ChatPane } from './chat-pane.tsx';
import { Icon } from './icon.tsx';
import { TripMap } from './map/trip-map.tsx';
import classes from './trip-desktop.module.css';
import { TripMainWithBanner } from './trip-main.tsx';
import { TripTopBar } from './trip-top-bar.tsx';

/** One column while we talk; chat, plan and map as soon as there is something to show. */
export function TripDesktop({ screen }: { readonly screen: TripScreenState }) {
  return (
    <div className={classes.page}>
      <TripTopBar />
      {screen.phase === 'talking' ? (
        <main id="main" className={classes.talk} tabIndex={-1}>
          <VisuallyHidden component="h1">{screen.trip.title}</VisuallyHidden>
          <ChatPane {...screen.chat} />
        </main>
      ) : (
        <Panes screen={screen} />
      )}
    </div>
  );
}

function Panes({ screen }: { readonly screen: TripScreenState }) {
  const [chatOpen, setChatOpen] = useStored('wayfarer:chat-open', true, (stored) =>
    typeof stored === 'boolean' ? stored : undefined,
  );
  return (
    <div className={classes.panes}>
      {chatOpen ? <WithChat screen={screen} onCollapse={() => setChatOpen(false)} /> : <WithoutChat screen={screen} />}
      {!chatOpen && (
        <UnstyledButton
          className={classes.bubble}
          aria-label="Open the chat"
          title="Open the chat"
          onClick={() => setChatOpen(true)}
        >
          <Icon name="chat" size={24} />
        </UnstyledButton>
      )}
    </div>
  );
}

function WithChat({ screen, onCollapse }: { readonly screen: TripScreenState; readonly onCollapse: () => void }) {
  const [sizes, setSizes] = useStored<PaneSize[]>('wayfarer:panes-3', ['380px', 62, 38], (stored) =>
    readPaneSizes(stored, 3),
  );
  return (
    <Splitter className={classes.splitter ?? ''} sizes={sizes} onSizeChange={setSizes} lineSize={1} shiftStep={5}>
      <Splitter.Pane defaultSize="380px" min="300px" max="520px" className={classes.pane ?? ''}>
        <ChatPane {...screen.chat} onCollapse={onCollapse} />
      </Splitter.Pane>
      <Splitter.Pane defaultSize={62} min={34} className={classes.pane ?? ''}>
        <TripMainWithBanner screen={screen} />
      </Splitter.Pane>
      <Splitter.Pane defaultSize={38} min={15} className={classes.pane ?? ''}>
        <TripMap {...screen.map} />
      </Splitter.Pane>
    </Splitter>
  );
}

function WithoutChat({ screen }: { readonly screen: TripScreenState }) {
  const [sizes, setSizes] = useStored<PaneSize[]>('wayfarer:panes-2', [60, 40], (stored) => readPaneSizes(stored, 2));
  return (
    <Splitter className={classes.splitter ?? ''} sizes={sizes} onSizeChange={setSizes} lineSize={1} shiftStep={5}>
      <Splitter.Pane defaultSize={60} min={34} className={classes.pane ?? ''}>
        <TripMainWithBanner screen={screen} />
      </Splitter.Pane>
      <Splitter.Pane defaultSize={40} min={15} className={classes.pane ?? ''}>
        <TripMap {...screen.map} />
      </Splitter.Pane>
    </Splitter>
  );
}
