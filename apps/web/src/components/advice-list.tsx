import { Button } from '@mantine/core';
import type { Advice, Trip } from '@wayfarer/contract';
import { formatDuration } from '@wayfarer/trip/clock';

import { formatAmount } from '../lib/format.ts';
import classes from './advice-list.module.css';
import { Disclosure } from './disclosure.tsx';

interface AdvicePaneProps {
  readonly advised: Pick<Trip, 'specialists' | 'alternativeOptions'>;
  readonly busy: boolean;
  /** Takes what a message says; nothing is taken without it. */
  readonly onSay: (text: string) => void;
}

const TITLES = { transport: 'Getting there', stay: 'Where to sleep', food: 'Where to eat' } as const;
const OTHERS = { transport: 'transport', stay: 'stays', food: 'dining' } as const;

/** What each specialist says of a plan, and what could be taken instead: folded, so that a card stays a card. */
export function AdvicePane({ advised, busy, onSay }: AdvicePaneProps) {
  return (advised.specialists ?? []).map(({ specialist, recommendations, tips, assumptions, risks }) => {
    const others = advised.alternativeOptions?.[OTHERS[specialist]] ?? [];
    if (recommendations.length === 0) return null;
    const count = others.length === 0 ? '' : ` · ${others.length} more to choose from`;
    return (
      <Disclosure key={specialist} title={`${TITLES[specialist]}${count}`} quiet>
        <ul className={classes.list}>
          {[...recommendations, ...others].map((advice) => (
            <AdviceRow key={`${advice.about} ${advice.name}`} advice={advice} busy={busy} onSay={onSay} />
          ))}
        </ul>
        <ul className={classes.notes}>
          {[...tips, ...assumptions, ...risks].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Disclosure>
    );
  });
}

interface AdviceRowProps extends Pick<AdvicePaneProps, 'busy' | 'onSay'> {
  readonly advice: Advice;
}

function AdviceRow({ advice: { about, name, minutes, price, why, pros, cons, say }, busy, onSay }: AdviceRowProps) {
  const figures = [
    ...(minutes === null ? [] : [`about ${formatDuration(minutes)}`]),
    ...(price ? [formatAmount(price)] : []),
    ...pros.map((text) => `+ ${text}`),
    ...cons.map((text) => `– ${text}`),
  ];
  return (
    <li className={classes.item}>
      <span className={classes.about}>{about}</span>
      <span className={classes.name}>{name}</span>
      <span className={classes.figures}>{figures.join(' · ')}</span>
      <span className={classes.why}>{why}</span>
      {say !== null && (
        <Button variant="default" size="compact-sm" disabled={busy} onClick={() => onSay(say)}>
          {say}
        </Button>
      )}
    </li>
  );
}
