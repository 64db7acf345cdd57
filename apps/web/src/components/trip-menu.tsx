import { ActionIcon, Menu } from '@mantine/core';

import { Icon } from './icon.tsx';
import classes from './trip-menu.module.css';

interface TripMenuProps {
  /** Of the button that opens it. */
  readonly label: string;
  readonly onForget: () => void;
  readonly onErase: () => void;
}

/** What is seldom done with a trip as a whole. */
export function TripMenu({ label, onForget, onErase }: TripMenuProps) {
  return (
    <Menu position="bottom-end" returnFocus>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={44} aria-label={label} title={label}>
          <Icon name="more" size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown classNames={{ dropdown: classes.dropdown ?? '' }} aria-label={label}>
        <Menu.Item className={classes.item ?? ''} onClick={onForget}>
          Forget what I said…
        </Menu.Item>
        <Menu.Item className={classes.item ?? ''} data-tone="danger" onClick={onErase}>
          Erase this trip…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
