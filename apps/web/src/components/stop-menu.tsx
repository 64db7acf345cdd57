import { ActionIcon, Menu } from '@mantine/core';
import type { Visit } from '@wayfarer/contract';
import { useState } from 'react';

import { useEdit } from '../hooks/use-edits.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { toSheetName } from '../lib/sheet-name.ts';
import { listStopActions, type StopActionName } from '../lib/stop-actions.ts';
import { words } from '../words/in-use.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './stop-menu.module.css';
import menuClasses from './trip-menu.module.css';

export const ACTION_ICONS: Readonly<Record<StopActionName, IconName>> = {
  lock: 'lock',
  unlock: 'unlock',
  longer: 'plus',
  shorter: 'minus',
  remove: 'trash',
};

/** What can be done with a stop, on the stop itself. The menu is made when it is asked for: a plan has many stops. */
export function StopMenu({ visit }: { readonly visit: Visit }) {
  const [isWanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  const button = (
    <ActionIcon
      className={classes.button ?? ''}
      variant="subtle"
      color="gray"
      size={28}
      aria-label={words().plan.change.one(visit.name)}
      title={words().plan.change.one(visit.name)}
      aria-haspopup="menu"
      data-no-carry
      onClick={() => {
        setWanted(true);
        setOpened(!opened);
      }}
    >
      <Icon name="more" size={18} />
    </ActionIcon>
  );
  if (!isWanted) return button;
  return (
    <div className={classes.place} data-no-carry>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        portalProps={{ target: '#main' }}
        floatingStrategy="fixed"
        withInitialFocusPlaceholder={false}
        returnFocus
      >
        <Menu.Target>{button}</Menu.Target>
        <StopItems visit={visit} />
      </Menu>
    </div>
  );
}

function StopItems({ visit }: { readonly visit: Visit }) {
  const { sheet } = useTripScreen();
  const edit = useEdit();
  const item = menuClasses.item ?? '';
  return (
    <Menu.Dropdown
      classNames={{ dropdown: menuClasses.dropdown ?? '' }}
      aria-label={words().plan.change.one(visit.name)}
    >
      {!visit.locked && (
        <>
          <Menu.Item
            className={item}
            leftSection={<Icon name="move" size={16} />}
            onClick={() => sheet.open(toSheetName('move', visit.id))}
          >
            {words().plan.change.moveTo}
          </Menu.Item>
          <Menu.Item
            className={item}
            leftSection={<Icon name="replace" size={16} />}
            onClick={() => sheet.open(toSheetName('replace', visit.id))}
          >
            {words().plan.change.replaceBy}
          </Menu.Item>
        </>
      )}
      {listStopActions(visit)
        .filter(({ isLong }) => !isLong)
        .map(({ name, label, edit: wanted }) => (
          <Menu.Item
            key={label}
            className={item}
            data-tone={name === 'remove' ? 'danger' : undefined}
            leftSection={<Icon name={ACTION_ICONS[name]} size={16} />}
            onClick={() => edit(wanted)}
          >
            {label}
          </Menu.Item>
        ))}
    </Menu.Dropdown>
  );
}
