import { Drawer } from '@mantine/core';
import type { Decision, WriteBody } from '@wayfarer/contract';
import { type KeyboardEvent, useState } from 'react';

import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { choiceForKey } from '../lib/choice-for-key.ts';
import { headlineOf, noneBecauseText } from '../lib/decision-words.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { outcomeText } from '../lib/outcome-text.ts';
import { words } from '../words/in-use.ts';
import { AlternativeList } from './alternative-list.tsx';
import { Attributions } from './attributions.tsx';
import { BeforeAfter } from './before-after.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import classes from './decision-sheet.module.css';

interface DecisionSheetProps {
  readonly decision: Decision;
  readonly layout: Layout;
}

/** The open decision: what happened, what it touches, what can be done. Keys 1–4 choose, Enter takes the recommended. */
export function DecisionSheet({ decision, layout }: DecisionSheetProps) {
  const { decision: state, writes } = useTripScreen();
  const { opened, n } = state;
  const { busy, problem } = writes;
  const decide = useDecide(decision);
  const onKeyDown = (event: KeyboardEvent): void => {
    const answer = choiceForKey(event.nativeEvent, { decision, n });
    if (!answer || busy) return;
    event.preventDefault();
    decide(answer);
  };
  return (
    <Drawer
      opened={opened}
      onClose={state.onLater}
      position={layout === 'phone' ? 'bottom' : 'left'}
      overlayProps={{ backgroundOpacity: 0.18 }}
      size={layout === 'phone' ? '100%' : 540}
      title={words().way.decision.title}
      closeButtonProps={{ 'aria-label': words().way.decision.close }}
      onKeyDown={onKeyDown}
      classNames={{
        content: classes.content ?? '',
        body: classes.body ?? '',
        header: classes.header ?? '',
        title: classes.title ?? '',
      }}
    >
      <div className={classes.scroll} tabIndex={0} role="group" aria-label={words().way.decision.story} data-autofocus>
        <DecisionStory decision={decision} />
      </div>
      <ChoiceBar choices={decision.choices} n={n} busy={busy} problem={problem} onDecide={decide} />
    </Drawer>
  );
}

/** Answers it. */
function useDecide(decision: Decision): (answer: WriteBody<'decision'>) => void {
  const { decision: state, writes, sheet, toasts } = useTripScreen();
  return (answer) => {
    const text = outcomeText({ decision, visit: state.visit, answer });
    writes.write('decision', answer, (after) => {
      sheet.close();
      keepFocus();
      toasts.tell(text, after.canUndo);
    });
  };
}

function DecisionStory({ decision }: Pick<DecisionSheetProps, 'decision'>) {
  const { visit, day, n, onPick } = useTripScreen().decision;
  const picked = decision.alternatives.find((alternative) => alternative.n === n);
  const said = words().way.decision;
  const touches = decision.reading.kind === 'delay' ? said.followsLater : said.othersStay;
  return (
    <>
      <h2 className={classes.headline}>{headlineOf(decision, visit)}</h2>
      <section className={classes.section}>
        <h3>{said.happened}</h3>
        <Reading decision={decision} />
      </section>
      {visit && (
        <section className={classes.section}>
          <h3>{said.touches}</h3>
          <p>{touches(words().plan.done.when(visit.name, `${visit.arrive}–${visit.depart}`))}</p>
        </section>
      )}
      <section className={classes.section}>
        <h3>{said.instead}</h3>
        {decision.alternatives.length > 0 ? (
          <AlternativeList alternatives={decision.alternatives} n={n} onPick={onPick} />
        ) : (
          <p>{noneBecauseText(decision.noneBecause ?? 'nothing-within-radius')}</p>
        )}
      </section>
      {day && picked && (
        <section className={classes.section}>
          <h3>{said.beforeAfter(picked.name)}</h3>
          <BeforeAfter before={day} after={picked.after} />
        </section>
      )}
      <Attributions />
    </>
  );
}

/** The reading beside the limit. */
function Reading({ decision: { reading, text } }: { readonly decision: Decision }) {
  const [why, setWhy] = useState(false);
  const said = words().way.decision;
  const { percent } = words().way.report;
  return (
    <>
      <p>{text}</p>
      {reading.level !== null && reading.limit !== null && (
        <div className={classes.reading}>
          <div className={classes.meter} role="img" aria-label={said.level(reading.level, reading.limit)}>
            <span className={classes.level} style={{ width: `${reading.level}%` }} />
            <span className={classes.limit} style={{ left: `${reading.limit}%` }} />
          </div>
          <div className={classes.figures}>
            <span>
              {said.now} <strong>{percent(reading.level)}</strong>
            </span>
            <span>
              {said.limit} <strong>{percent(reading.limit)}</strong>
            </span>
          </div>
        </div>
      )}
      <button type="button" className={classes.why} aria-expanded={why} onClick={() => setWhy(!why)}>
        {reading.limit === null ? said.whyAsked : said.whyLimit(reading.limit)}
      </button>
      {why && <p className={classes.because}>{reading.limitWhy}.</p>}
    </>
  );
}
