import { ActionIcon, Menu } from '@mantine/core';
import { useRef } from 'react';

import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';
import classes from './trip-menu.module.css';

interface TripMenuProps {
  /** Of the button that opens it. */
  readonly label: string;
  /** Opens the places of one's own; not in a list of trips. */
  readonly onPlaces?: () => void;
  /** Opens the sheet in which a booking is brought in; only for a trip with a plan. */
  readonly onBooking?: (() => void) | undefined;
  /** Begins another trip with the plan of this one; not before there is a plan. */
  readonly onCopy?: () => void;
  /** Only in a list of trips. */
  readonly onRename?: () => void;
  readonly onForget: () => void;
  /** Takes it off this device; only where a copy is kept. */
  readonly onForgetHere?: (() => void) | undefined;
  readonly onErase: () => void;
}

/** What is seldom done with a trip as a whole. */
export function TripMenu({
  label,
  onBooking,
  onPlaces,
  onCopy,
  onRename,
  onForget,
  onForgetHere,
  onErase,
}: TripMenuProps) {
  const said = words().frame.menu;
  const opener = useRef<HTMLButtonElement>(null);
  /** What is asked next gives the focus back to where it was: to the button, as the item is gone by then. */
  const from = (act: () => void) => () => {
    opener.current?.focus();
    act();
  };
  return (
    <Menu
      position="bottom-end"
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      returnFocus
    >
      <Menu.Target>
        <ActionIcon ref={opener} variant="subtle" color="gray" size={44} aria-label={label} title={label}>
          <Icon name="more" size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown classNames={{ dropdown: classes.dropdown ?? '' }} aria-label={label}>
        {onBooking && (
          <Menu.Item className={classes.item ?? ''} onClick={from(onBooking)}>
            {words().bookings.title}
          </Menu.Item>
        )}
        {onPlaces && (
          <Menu.Item className={classes.item ?? ''} onClick={from(onPlaces)}>
            {said.places}
          </Menu.Item>
        )}
        {onRename && (
          <Menu.Item className={classes.item ?? ''} onClick={from(onRename)}>
            {said.rename}
          </Menu.Item>
        )}
        {onCopy && (
          <Menu.Item className={classes.item ?? ''} onClick={from(onCopy)}>
            {said.copy}
          </Menu.Item>
        )}
        <Menu.Item className={classes.item ?? ''} onClick={from(onForget)}>
          {said.forget}
        </Menu.Item>
        {onForgetHere && (
          <Menu.Item className={classes.item ?? ''} onClick={from(onForgetHere)}>
            {said.forgetHere}
          </Menu.Item>
        )}
        <Menu.Item className={classes.item ?? ''} data-tone="danger" onClick={from(onErase)}>
          {said.erase}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
