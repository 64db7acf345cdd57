import { UnstyledButton } from '@mantine/core';

import { words } from '../words/in-use.ts';
import { Icon, type IconName } from './icon.tsx';
import classes from './phone-tabs.module.css';

export const PHONE_TABS = ['today', 'plan', 'map', 'chat', 'more'] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

/** The room named in the address bar, if it names one. */
export function toPhoneTab(text: string | null): PhoneTab | undefined {
  return PHONE_TABS.find((tab) => tab === text);
}

const ICONS: Readonly<Record<PhoneTab, IconName>> = {
  today: 'clock',
  plan: 'plan',
  map: 'map',
  chat: 'chat',
  more: 'more',
};

interface PhoneTabsProps {
  readonly tab: PhoneTab;
  readonly onTab: (tab: PhoneTab) => void;
  /** Questions nobody has answered yet. */
  readonly questions: number;
}

/** The five rooms of the phone. */
export function PhoneTabs({ tab, onTab, questions }: PhoneTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={words().plan.tabs.name}>
      {PHONE_TABS.map((name) => (
        <UnstyledButton
          key={name}
          className={classes.tab}
          aria-current={tab === name ? 'page' : undefined}
          onClick={() => onTab(name)}
        >
          <Icon name={ICONS[name]} size={22} />
          {words().plan.tabs[name]}
          {name === 'chat' && questions > 0 && (
            <span className={classes.badge} role="img" aria-label={words().plan.openQuestions(questions)} />
          )}
        </UnstyledButton>
      ))}
    </nav>
  );
}
