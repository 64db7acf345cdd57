import { Button } from '@mantine/core';
import type { Advice, Trip } from '@wayfarer/contract';

import { formatAmount, formatDuration } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import classes from './advice-list.module.css';
import { Disclosure } from './disclosure.tsx';

interface AdvicePaneProps {
  readonly advised: Pick<Trip, 'specialists' | 'alternativeOptions'>;
  readonly busy: boolean;
  /** Takes what a message says; nothing is taken without it. */
  readonly onSay: (text: string) => void;
}

const OTHERS = { transport: 'transport', stay: 'stays', food: 'dining' } as const;

/** What each specialist says of a plan, and what could be taken instead: folded, so that a card stays a card. */
export function AdvicePane({ advised, busy, onSay }: AdvicePaneProps) {
  return (advised.specialists ?? []).map(({ specialist, recommendations, tips, assumptions, risks }) => {
    const others = advised.alternativeOptions?.[OTHERS[specialist]] ?? [];
    if (recommendations.length === 0) return null;
    const { advice } = words().talk;
    const title = advice[specialist];
    return (
      <Disclosure key={specialist} title={others.length === 0 ? title : advice.more(title, others.length)} quiet>
        <ul className={classes.list}>
          {[...recommendations, ...others].map((one) => (
            <AdviceRow key={`${one.about} ${one.name}`} advice={one} busy={busy} onSay={onSay} />
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
    ...(minutes === null ? [] : [words().talk.advice.about(formatDuration(minutes))]),
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
