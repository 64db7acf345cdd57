import { ActionIcon, Button } from '@mantine/core';
import { type RefObject, useEffect, useRef } from 'react';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { toEdit, toLedger } from '../lib/ledger.ts';
import { stageOf } from '../lib/stages.ts';
import { words } from '../words/in-use.ts';
import classes from './chat-pane.module.css';
import { CityOffer } from './city-offer.tsx';
import { Composer } from './composer.tsx';
import { Icon } from './icon.tsx';
import { LedgerList } from './ledger-list.tsx';
import { MessageList } from './message-list.tsx';
import { ProgressCards } from './progress-cards.tsx';
import { QuestionChips } from './question-chips.tsx';
import { StageLine } from './stage-line.tsx';

interface ChatPaneProps {
  /** Makes room for the plan; without it the conversation has no way to be put away. */
  readonly onCollapse?: (() => void) | undefined;
}

/** The conversation, what it has led to so far, and where one goes on writing. */
export function ChatPane({ onCollapse }: ChatPaneProps) {
  const { trip, phase, writes, draft } = useTripScreen();
  const { saying: sending } = writes;
  const { text, onDraft } = draft;
  const input = useRef<HTMLTextAreaElement>(null);
  const pane = useRef<HTMLElement>(null);
  const onSend = (sent: string): void => {
    const wasTyped = document.activeElement === input.current;
    writes.write('message', { text: sent }, () => {
      onDraft(sent === text ? '' : text);
      if (wasTyped || !isTouched()) focusAgain(pane, input);
    });
  };
  const isTalking = phase === 'talking';
  useEffect(() => {
    // A trip that begins is a conversation; one that is opened again is a plan.
    if (isTalking && document.activeElement === document.body && !isTouched()) input.current?.focus();
  }, [isTalking]);
  const isPlanned = trip.selected !== null;
  const said = words().talk;
  const isUnderWay = trip.cityOffer !== undefined && trip.cityOffer.status !== 'offered';
  // How it goes with a city stands in its own card, which can stop it.
  const progress = trip.progress.filter(({ task }) => task !== 'fetch' || !isUnderWay);
  const isResearching = progress.some(({ status }) => status !== 'completed');
  return (
    <section ref={pane} className={classes.pane} aria-label={said.chat}>
      <header className={classes.head}>
        <StageLine stage={stageOf(trip)} />
        {onCollapse && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={said.collapse}
            title={said.collapse}
            onClick={onCollapse}
          >
            <Icon name="back" />
          </ActionIcon>
        )}
      </header>
      <div className={classes.ledger}>
        <LedgerList
          ledger={toLedger(trip)}
          busy={sending}
          onChange={(row, value) => onSend(toEdit({ ...row, text: value }))}
        />
      </div>
      {trip.handedOver && (
        <aside className={classes.left} aria-label={said.inPerson.name}>
          <p>{said.inPerson.text}</p>
          <Button size="compact-md" variant="default" disabled={sending} onClick={() => onSend(said.inPerson.back)}>
            {said.inPerson.back}
          </Button>
        </aside>
      )}
      <MessageList messages={trip.messages} thinking={sending && !isResearching} />
      {(!isPlanned || isResearching) && <ProgressCards progress={progress} />}
      {isUnderWay && (
        <div className={classes.offer}>
          <CityOffer />
        </div>
      )}
      <QuestionChips questions={trip.questions} chips={trip.chips} disabled={sending} onAnswer={onSend} />
      <div className={classes.composer}>
        <Composer
          inputRef={input}
          draft={text}
          onDraft={onDraft}
          onSend={onSend}
          sending={sending}
          problem={writes.sayProblem}
          placeholder={isPlanned ? said.askForChange : said.answerOrAdd}
        />
      </div>
    </section>
  );
}

/** Where the focus was in the conversation, or nowhere any more, one goes on writing. */
function focusAgain(pane: RefObject<HTMLElement | null>, input: RefObject<HTMLTextAreaElement | null>): void {
  const focused = document.activeElement;
  const isHere = !focused || focused === document.body || pane.current?.contains(focused);
  if (isHere) input.current?.focus({ preventScroll: true });
}

/** On a touch screen the focus brings up a keyboard, which nobody asked for by tapping a chip. */
function isTouched(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}
