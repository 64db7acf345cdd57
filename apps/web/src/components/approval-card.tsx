import { Button } from '@mantine/core';
import type { Option, Trip, WaitingChange } from '@wayfarer/contract';
import { useId } from 'react';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { comparePlan, type PlanChange } from '../lib/plan-change.ts';
import { words } from '../words/in-use.ts';
import classes from './approval-card.module.css';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';

/** A change that waits for a yes: what was said, why it is not simply done, and what would be different. */
export function ApprovalCard({ approval }: { readonly approval: WaitingChange }) {
  const { trip, phase, plan, writes, toasts } = useTripScreen();
  const { busy, problem } = writes;
  // All plans that would do are shown already, or there is one only.
  const canCompare = phase !== 'choosing' && trip.options.length > 1;
  const answer = (approved: boolean): void =>
    writes.write('approval', { approved, about: 'plan' }, (after) => {
      plan.setComparing(false);
      toasts.tell(
        approved ? words().talk.approval.approved : words().talk.approval.rejected,
        approved && after.canUndo,
      );
    });
  const heading = useId();
  const said = words().talk.approval;
  const option = trip.options.find(({ id }) => id === approval.option);
  return (
    <section className={classes.card} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        <Icon name="lock" size={20} /> {said.title}
      </h2>
      <ul className={classes.changes} aria-label={said.changes}>
        {approval.changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {approval.reasons.length > 0 && (
        <section className={classes.why}>
          <h3>{said.why}</h3>
          {approval.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </section>
      )}
      {option && <Difference trip={trip} option={option} />}
      {problem !== null && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={classes.actions}>
        <Button disabled={busy} onClick={() => answer(true)}>
          {said.approve}
        </Button>
        <Button variant="default" disabled={busy} onClick={() => answer(false)}>
          {said.reject}
        </Button>
        {canCompare && (
          <Button variant="subtle" disabled={busy} onClick={() => plan.setComparing(true)}>
            {said.seeAll(trip.options.length)}
          </Button>
        )}
      </div>
      <p className={classes.hint}>{said.until}</p>
    </section>
  );
}

function Difference({ trip, option }: { readonly trip: Trip; readonly option: Option }) {
  const { rows, comes, goes } = comparePlan(trip, option);
  const said = words().talk.approval;
  return (
    <>
      {rows.length > 0 && (
        <table className={classes.rows}>
          <caption>{said.caption}</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{said.now}</th>
              <th scope="col">{said.after}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, now, after }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{now}</td>
                <td>{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Stops comes={comes} goes={goes} />
    </>
  );
}

function Stops({ comes, goes }: Pick<PlanChange, 'comes' | 'goes'>) {
  const said = words().talk.approval;
  const { marks } = words().frame;
  if (comes.length + goes.length === 0) return <p className={classes.hint}>{said.everyStopStays}</p>;
  return (
    <Disclosure quiet title={said.stops(comes.length, goes.length)}>
      {comes.length > 0 && (
        <p>
          <strong>{marks.label(said.come)}</strong> {comes.join(marks.betweenNames)}
        </p>
      )}
      {goes.length > 0 && (
        <p>
          <strong>{marks.label(said.go)}</strong> {goes.join(marks.betweenNames)}
        </p>
      )}
    </Disclosure>
  );
}
