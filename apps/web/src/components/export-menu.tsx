import { Button, Menu } from '@mantine/core';
import { useRef } from 'react';

import { tripCall } from '../data/trip-call.ts';
import { tripPath } from '../lib/match-route.ts';
import { Icon } from './icon.tsx';
import classes from './trip-menu.module.css';

interface ExportedAs {
  readonly as: string;
  readonly label: string;
  /** What it is good for. */
  readonly hint: string;
}

const FILES: readonly ExportedAs[] = [
  { as: 'ics', label: 'Calendar (.ics)', hint: 'stops, ways, journeys and nights' },
  { as: 'gpx', label: 'Map app (.gpx)', hint: 'OsmAnd, Organic Maps, Garmin' },
  { as: 'kml', label: 'Map layers (.kml)', hint: 'Google Earth, My Maps' },
  { as: 'geojson', label: 'Map data (.geojson)', hint: 'points and lines with all that is known' },
  { as: 'md', label: 'Text (.md)', hint: 'to read, mail or paste' },
  { as: 'json', label: 'Everything (.json)', hint: 'the trip with its chat' },
];

/** The plan to take along: a page for paper, files, and one that another Wayfarer opens. */
export function ExportMenu({ trip }: { readonly trip: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  const backToOpener = (): void => opener.current?.focus();
  return (
    <Menu
      position="bottom-start"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <Button ref={opener} variant="default" leftSection={<Icon name="export" />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown
        classNames={{ dropdown: `${classes.dropdown ?? ''} ${classes.tall ?? ''}` }}
        aria-label="Export this plan"
      >
        <Menu.Item
          component="a"
          className={classes.item ?? ''}
          href={`${tripPath(trip)}/print`}
          target="_blank"
          rel="noreferrer"
          onClick={backToOpener}
        >
          <Entry label="Print or PDF" hint="a page for paper, with a map a day" />
        </Menu.Item>
        {FILES.map(({ as, ...entry }) => (
          <FileItem key={as} href={tripCall(trip, `export?as=${as}`)} onTaken={backToOpener} {...entry} />
        ))}
        <Menu.Divider />
        <FileItem
          href={tripCall(trip, 'export?as=share')}
          onTaken={backToOpener}
          label="Share as a file"
          hint="another Wayfarer opens it; nothing of your chat is in it"
        />
      </Menu.Dropdown>
    </Menu>
  );
}

interface FileItemProps extends Omit<ExportedAs, 'as'> {
  readonly href: string;
  readonly onTaken: () => void;
}

/** The server says what the file is called. */
function FileItem({ href, onTaken, label, hint }: FileItemProps) {
  return (
    <Menu.Item component="a" className={classes.item ?? ''} href={href} download onClick={onTaken}>
      <Entry label={label} hint={hint} />
    </Menu.Item>
  );
}

function Entry({ label, hint }: Omit<ExportedAs, 'as'>) {
  return (
    <span className={classes.entry}>
      {label} <span className={classes.hint}>{hint}</span>
    </span>
  );
}
