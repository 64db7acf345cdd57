import { Button, Menu } from '@mantine/core';
import { useRef } from 'react';

import { tripCall } from '../data/trip-call.ts';
import { tripPath } from '../lib/match-route.ts';
import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './trip-menu.module.css';

interface Entitled {
  readonly label: string;
  /** What it is good for. */
  readonly hint: string;
}

const FILES = ['ics', 'gpx', 'kml', 'geojson', 'md', 'json'] as const;

/** The plan to take along: a page for paper, files, and one that another Wayfarer opens. */
export function ExportMenu({ trip }: { readonly trip: string }) {
  const opener = useRef<HTMLButtonElement>(null);
  const said = words().frame.exports;
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
          {said.act}
        </Button>
      </Menu.Target>
      <Menu.Dropdown
        classNames={{ dropdown: `${classes.dropdown ?? ''} ${classes.tall ?? ''}` }}
        aria-label={said.name}
      >
        <Menu.Item
          component="a"
          className={classes.item ?? ''}
          href={`${tripPath(trip)}/print`}
          target="_blank"
          rel="noreferrer"
          onClick={backToOpener}
        >
          <Entry {...said.print} />
        </Menu.Item>
        {FILES.map((as) => (
          <FileItem key={as} href={tripCall(trip, `export?as=${as}`)} onTaken={backToOpener} {...said[as]} />
        ))}
        <Menu.Divider />
        <FileItem href={tripCall(trip, 'export?as=share')} onTaken={backToOpener} {...said.share} />
      </Menu.Dropdown>
    </Menu>
  );
}

interface FileItemProps extends Entitled {
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

function Entry({ label, hint }: Entitled) {
  return (
    <span className={classes.entry}>
      {label} <span className={classes.hint}>{hint}</span>
    </span>
  );
}
