import { Button, UnstyledButton } from '@mantine/core';
import type { CityList as CityListContent, TripSummary } from '@wayfarer/contract';
import { useEffect, useRef } from 'react';

import type { Erasure } from '../lib/erasure-words.ts';
import { CityList } from './city-list.tsx';
import { Composer } from './composer.tsx';
import { MyPlacesButton, MyPlacesSheet } from './my-places.tsx';
import { SchemeButton } from './scheme-button.tsx';
import classes from './start-view.module.css';
import { Toast, type ToastContent } from './toast.tsx';
import { TripSummaryList } from './trip-summary-list.tsx';
import { WaitingNotice } from './waiting-notice.tsx';
import { Wordmark } from './wordmark.tsx';

const EXAMPLES = [
  'Three days in Kyoto for two, 3 to 5 April 2027, from Osaka, mid budget, temples and food, one of us is vegetarian, we hate crowds',
  'A weekend in Paris for two in June, museums and good bread, unhurried',
  'Four days in Tokyo from Nagoya for a family of four, gardens and aquariums, low budget',
  'I am at Shinjuku and want to visit Your Name locations',
];

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
  useEffect(() => {
    // On a touch screen the focus would cover half the page with a keyboard.
    if (!window.matchMedia('(pointer: coarse)').matches) input.current?.focus();
  }, []);
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <Wordmark />
        <SchemeButton />
      </header>
      <main id="main" className={classes.column} tabIndex={-1}>
        <WaitingNotice isRead={cities?.hasPerson ?? false} />
        <h1>Where to?</h1>
        <p className={classes.lead}>
          Say it in a sentence: where, when, with whom, what you like. We ask for what is missing, and before anything
          changes.
        </p>
        {cities && (
          <CityList
            list={cities}
            onChoose={(city) => {
              onDraft(`Three days in ${city} `);
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
          placeholder="Three days in Kyoto in April, for two, temples and food…"
        />
        <ul className={classes.examples} aria-label="Example sentences">
          {EXAMPLES.map((example) => (
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
          Try a demo trip, without an account
        </Button>
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
