import { Splitter, UnstyledButton, VisuallyHidden } from '@mantine/core';

import { useStored } from '../hooks/use-stored.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { type PaneSize, readPaneSizes } from '../lib/pane-sizes.ts';
import { words } from '../words/in-use.ts';
import { AwayNote } from './away-note.tsx';
import { ChatPane } from './chat-pane.tsx';
import { Icon } from './icon.tsx';
import { TripMap } from './map/trip-map.tsx';
import classes from './trip-desktop.module.css';
import { TripMainWithBanner } from './trip-main.tsx';
import { TripTopBar } from './trip-top-bar.tsx';

/** One column while we talk; chat, plan and map as soon as there is something to show. */
export function TripDesktop() {
  const { trip, phase } = useTripScreen();
  return (
    <div className={classes.page}>
      <TripTopBar />
      <AwayNote />
      {phase === 'talking' ? (
        <main id="main" className={classes.talk} tabIndex={-1}>
          <VisuallyHidden component="h1">{trip.title}</VisuallyHidden>
          <ChatPane />
        </main>
      ) : (
        <Panes />
      )}
    </div>
  );
}

const SIZES: PaneSize[] = ['380px', 62, 38];
const CLOSED = '0px';

/** The chat is put away by giving it no room, so that plan and map stay what and where they are. */
function Panes() {
  const [isOpen, setOpen] = useStored('wayfarer:chat-open', true, (stored) =>
    typeof stored === 'boolean' ? stored : undefined,
  );
  const [sizes, setSizes] = useStored<PaneSize[]>('wayfarer:panes', SIZES, (stored) => readPaneSizes(stored, 3));
  const [chat = CLOSED, ...others] = sizes;
  const resize = ([first = chat, ...rest]: PaneSize[]): void => setSizes([isOpen ? first : chat, ...rest]);
  return (
    <div className={classes.panes} data-chat={isOpen ? 'open' : 'closed'}>
      <Splitter
        className={classes.splitter ?? ''}
        sizes={[isOpen ? chat : CLOSED, ...others]}
        onSizeChange={resize}
        lineSize={1}
        shiftStep={5}
      >
        <Splitter.Pane
          defaultSize="380px"
          min={isOpen ? '300px' : CLOSED}
          max={isOpen ? '520px' : CLOSED}
          className={classes.pane ?? ''}
        >
          {isOpen && <ChatPane onCollapse={() => setOpen(false)} />}
        </Splitter.Pane>
        <Splitter.Pane defaultSize={62} min={34} className={classes.pane ?? ''}>
          <TripMainWithBanner />
        </Splitter.Pane>
        <Splitter.Pane defaultSize={38} min={15} className={classes.pane ?? ''}>
          <TripMap />
        </Splitter.Pane>
      </Splitter>
      {!isOpen && (
        <UnstyledButton
          className={classes.bubble}
          aria-label={words().talk.open}
          title={words().talk.open}
          onClick={() => setOpen(true)}
        >
          <Icon name="chat" size={24} />
        </UnstyledButton>
      )}
    </div>
  );
}
