import { ActionIcon, Textarea } from '@mantine/core';
import type { RefObject } from 'react';

import { words } from '../words/in-use.ts';
import classes from './composer.module.css';
import { Icon } from './icon.tsx';

interface ComposerProps {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: (text: string) => void;
  readonly sending: boolean;
  readonly placeholder: string;
  /** Why the last message was not taken, or what delays it: a sentence. */
  readonly problem: string | null;
  readonly inputRef?: RefObject<HTMLTextAreaElement | null>;
  readonly minRows?: number;
}

/** Where one writes. The text stays until the server has taken it. */
export function Composer({
  draft,
  onDraft,
  onSend,
  sending,
  placeholder,
  problem,
  inputRef,
  minRows = 1,
}: ComposerProps) {
  const canSend = draft.trim() !== '' && !sending;
  const send = (): void => {
    if (canSend) onSend(draft);
  };
  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.box}>
        <Textarea
          ref={inputRef ?? null}
          aria-label={words().talk.message}
          variant="unstyled"
          autosize
          minRows={minRows}
          maxRows={8}
          className={classes.input ?? ''}
          placeholder={placeholder}
          value={draft}
          readOnly={sending}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            send();
          }}
        />
        <ActionIcon
          type="submit"
          size={40}
          radius="xl"
          aria-label={words().talk.send}
          loading={sending}
          disabled={!canSend && !sending}
        >
          <Icon name="send" size={20} />
        </ActionIcon>
      </div>
    </form>
  );
}
