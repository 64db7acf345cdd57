import { Button } from '@mantine/core';
import type { Finding } from '@wayfarer/contract';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { findingLine } from '../lib/model-words.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import { Disclosure } from './disclosure.tsx';
import classes from './finding-list.module.css';
import { OutLink } from './out-link.tsx';

/** What was looked up on the web, each with the page that it stands on; nothing where nothing was. */
export function FindingList() {
  const { trip, writes } = useTripScreen();
  const { findings = [] } = trip;
  if (findings.length === 0) return null;
  return (
    <Disclosure title={words().talk.model.lookedUp(findings.length)} open>
      <ul className={classes.list}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <span>{findingLine(finding)}</span>
            {finding.source && <Page by={finding.by} source={finding.source} />}
          </li>
        ))}
      </ul>
      <Button
        variant="default"
        loading={writes.busy}
        onClick={() => writes.write('research', { forget: true }, () => undefined)}
      >
        {words().talk.model.forget}
      </Button>
    </Disclosure>
  );
}

function Page({
  by,
  source: { url, title, at },
}: {
  readonly by: Finding['by'];
  readonly source: NonNullable<Finding['source']>;
}) {
  return (
    <small className={classes.page}>
      <OutLink href={url}>{title}</OutLink>
      {words().talk.model.foundBy(spellDates(at.slice(0, 10)), by)}
    </small>
  );
}
