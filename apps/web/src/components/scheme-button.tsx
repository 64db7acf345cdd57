import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

import { words } from '../words/in-use.ts';
import { Icon } from './icon.tsx';

/** Day and night. Until it is pressed the page follows the system. */
export function SchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-label={isDark ? words().frame.light : words().frame.dark}
      title={isDark ? words().frame.light : words().frame.dark}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} size={20} />
    </ActionIcon>
  );
}
