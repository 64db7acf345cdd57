import { Button } from '@mantine/core';
import type { CheckChange, CheckVisit } from '@wayfarer/contract';

import { words } from '../words/in-use.ts';
import classes from './check-report.module.css';

interface CheckStopProps {
  readonly visit: CheckVisit;
  readonly busy: boolean;
  readonly onChange: (changes: readonly CheckChange[]) => void;
  readonly onHighlight?: (isOn: boolean) => void;
}

const SIGNS = { fits: '✓', 'does-not-fit': '✗', unknown: '?' } as const;

/** One stop: when, what, whether it fits, why not, and what would help. */
export function CheckStop({ visit, busy, onChange, onHighlight = () => undefined }: CheckStopProps) {
  const { arrive, depart, assumed, name, place, verdict, reasons, check, fix } = visit;
  const said = words().check;
  return (
    <li
      className={classes.stop}
      data-verdict={verdict}
      onPointerEnter={() => onHighlight(true)}
      onPointerLeave={() => onHighlight(false)}
    >
      <div className={classes.times}>
        {arrive !== null && (
          <>
            <span>{depart === null ? arrive : `${arrive}–${depart}`}</span>
            {assumed && <small>{said.assumed}</small>}
          </>
        )}
      </div>
      <div className={classes.body}>
        <p className={classes.name}>
          <span>{name}</span>
          <span className={classes.verdict}>
            <span aria-hidden="true">{SIGNS[verdict]} </span>
            {said.verdicts[verdict]}
          </span>
        </p>
        {place && place.name !== name && <p className={classes.quiet}>{place.name}</p>}
        {reasons.map(({ text }) => (
          <p key={text} className={classes.reason}>
            {text}
          </p>
        ))}
        {check.map((text) => (
          <p key={text} className={classes.quiet}>
            {text}
          </p>
        ))}
        {fix && (
          <p className={classes.fix}>
            <span>{fix.text}</span>
            <Button
              size="compact-md"
              variant="light"
              disabled={busy}
              aria-label={said.applyFor(name, fix.text)}
              onClick={() => onChange(fix.changes)}
            >
              {said.apply}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}
