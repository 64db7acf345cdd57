import { Skeleton } from '@mantine/core';
import type { Trip } from '@wayfarer/contract';
import { useEffect, useRef } from 'react';

import { PRODUCT } from '../lib/product.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import classes from './message-list.module.css';

interface MessageListProps {
  readonly messages: Trip['messages'];
  /** An answer is on its way. */
  readonly thinking: boolean;
}

/** What was said, newest last and in view. */
export function MessageList({ messages, thinking }: MessageListProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, [messages.length, thinking]);
  return (
    <div className={classes.log} role="log" aria-label={words().talk.conversation} tabIndex={0}>
      {messages.map((message, index) => (
        <div
          key={index}
          className={classes.message}
          data-role={message.role}
          data-erased={message.text === ERASED || undefined}
        >
          <span className={classes.who}>{message.role === 'user' ? words().talk.you : PRODUCT}</span>
          <p>{message.role === 'user' ? message.text : spellDates(message.text)}</p>
        </div>
      ))}
      {thinking && (
        <div className={classes.thinking} role="status" aria-label={words().talk.thinking}>
          <Skeleton height={10} width="70%" radius="xl" />
          <Skeleton height={10} width="45%" radius="xl" />
        </div>
      )}
      <div ref={end} />
    </div>
  );
}

/** What the server says in place of words that were erased. */
const ERASED = '(erased)';
