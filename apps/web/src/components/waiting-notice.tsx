import { Button, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerInPerson, Inbox, Trip } from '@wayfarer/contract';
import { useState } from 'react';

import { postJson } from '../data/api.ts';
import { newKey } from '../data/new-key.ts';
import { useInbox } from '../data/use-inbox.ts';
import { navigate } from '../hooks/use-path.ts';
import { tripPath } from '../lib/match-route.ts';
import { words } from '../words/in-use.ts';

/** Who waits for a person, with what was said last, and room for an answer; nothing where nobody waits. */
export function WaitingNotice({ isRead }: { readonly isRead: boolean }) {
  const { data } = useInbox(isRead);
  if (!data || data.conversations.length === 0) return null;
  return (
    <section aria-label={words().frame.inPerson.title}>
      <h2>{words().frame.inPerson.title}</h2>
      {data.conversations.map((conversation) => (
        <Waiting key={conversation.trip} conversation={conversation} />
      ))}
    </section>
  );
}

function Waiting({ conversation }: { readonly conversation: Inbox['conversations'][number] }) {
  const { trip, title, messages } = conversation;
  const [text, setText] = useState('');
  const client = useQueryClient();
  const answer = useMutation({
    mutationFn: (body: AnswerInPerson) =>
      postJson<Trip>(`/api/trips/${encodeURIComponent(trip)}/inbox`, { body, key: newKey() }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['inbox'] }),
  });
  const asked = messages.findLast(({ role }) => role === 'user')?.text ?? '';
  const path = tripPath(trip);
  return (
    <article>
      <p>
        <a
          href={path}
          onClick={(event) => {
            event.preventDefault();
            navigate(path);
          }}
        >
          {title}
        </a>
        : {asked}
      </p>
      <Textarea
        aria-label={words().frame.inPerson.answerTo(title)}
        value={text}
        error={answer.error?.message}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        loading={answer.isPending}
        onClick={() => answer.mutate({ text })}
      >
        {words().frame.inPerson.answer}
      </Button>
    </article>
  );
}
