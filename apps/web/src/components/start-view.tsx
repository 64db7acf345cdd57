import { Button, UnstyledButton } from '@mantine/core';
import type { CityList as CityListContent, TripSummary } from '@wayfarer/contract';
import { useEffect, useRef } from 'react';

import { navigate } from '../hooks/use-path.ts';
import type { Erasure } from '../lib/erasure-words.ts';
import { CHECK_PATH } from '../lib/match-route.ts';
import { words } from '../words/in-use.ts';
import { CityList } from './city-list.tsx';
import { Composer } from './composer.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MyPlacesButton, MyPlacesSheet } from './my-places.tsx';
import { SchemeButton } from './scheme-button.tsx';
import { StartFromBooking } from './start-from-booking.tsx';
import classes from './start-view.module.css';
import { Toast, type ToastContent } from './toast.tsx';
import { TripSummaryList } from './trip-summary-list.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { Wordmark } from './wordmark.tsx';

interface StartViewProps {
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onStart: (text: string) => void;
  /** Opens a trip that is planned already. */
  readonly onDemo: () => void;
  /** What can be planned; nothing while that is not known. */
  readonly cities: CityListContent | undefined;
  readonly starting: boolean;
  readonly problem: string | null;
  /** Nothing while they are being fetched. */
  readonly trips: readonly TripSummary[] | undefined;
  /** Only trips in which these words stand are shown. */
  readonly find: string;
  readonly onFind: (find: string) => void;
  readonly tripsProblem: string | null;
  readonly onRetryTrips: () => void;
  readonly onErasure: (erasure: Erasure) => void;
  /** What was just erased. */
  readonly notice: ToastContent | null;
  readonly onNoticeClose: () => void;
}

/** One column: a sentence, examples of sentences, and trips begun before. */
export function StartView(props: StartViewProps) {
  const { draft, onDraft, onStart, onDemo, starting, problem, cities } = props;
  const input = useRef<HTMLTextAreaElement>(null);
  const said = words().frame.start;
  useEffect(() => {
    // On a touch screen the focus would cover half the page with a keyboard.
    if (!window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, []);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Wordmark />
        <div className={classes.switches}>
          <LanguageSwitch />
          <SchemeButton />
        </div>
      </header>
      <main id="main" className={classes.column} tabIndex={-1}>
        <WaitingNotice isRead={cities?.hasPerson ?? false} />
        <h1>{said.title}</h1>
        <p className={classes.lead}>{said.lead}</p>
        {cities && (
          <CityList
            list={cities}
            onGet={(city) => onStart(words().talk.cityOffer.get(city))}
            onChoose={(city) => {
              onDraft(said.threeDays(city));
              input.current?.focus();
            }}
          />
        )}
        <Composer
          inputRef={input}
          draft={draft}
          onDraft={onDraft}
          onSend={onStart}
          sending={starting}
          problem={problem}
          minRows={2}
          placeholder={said.placeholder}
        />
        <ul className={classes.examples} aria-label={said.examples}>
          {said.sentences.map((example) => (
            <li key={example}>
              <UnstyledButton
                className={classes.example}
                onClick={() => {
                  onDraft(example);
                  input.current?.focus();
                }}
              >
                {example}
              </UnstyledButton>
            </li>
          ))}
        </ul>
        <Button variant="light" disabled={starting} onClick={onDemo}>
          {said.demo}
        </Button>
        <Button variant="subtle" onClick={() => navigate(CHECK_PATH)}>
          {words().check.open}
        </Button>
        <StartFromBooking
          onSentence={(sentence) => {
            onDraft(sentence);
            input.current?.focus();
          }}
        />
        <MyPlacesButton />
        <TripSummaryList
          trips={props.trips}
          find={props.find}
          onFind={props.onFind}
          problem={props.tripsProblem}
          onRetry={props.onRetryTrips}
          onErasure={props.onErasure}
        />
      </main>
      <MyPlacesSheet trip={null} />
      {props.notice && <Toast key={props.notice.id} toast={props.notice} onClose={props.onNoticeClose} />}
    </div>
  );
}
