import { Button, TextInput, UnstyledButton } from '@mantine/core';
import type { Edit, Visit } from '@wayfarer/contract';
import { useState } from 'react';

import { useEdit } from '../hooks/use-edits.ts';
import type { Layout } from '../hooks/use-layout.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { idOfSheet } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import classes from './replace-sheet.module.css';
import { SideSheet } from './side-sheet.tsx';

type Wish = Exclude<Extract<Edit, { type: 'replace' }>['by'], string>['wish'];

const WISHES = ['cheaper', 'indoors', 'nearer', 'quieter', 'any'] as const satisfies readonly Wish[];

/** Another place instead of a stop: by a wish, or one of the ideas by name. */
export function ReplaceSheet({ layout }: { readonly layout: Layout }) {
  const { trip, sheet } = useTripScreen();
  const id = idOfSheet(sheet.name, 'replace');
  const visit = trip.days.flatMap(({ visits }) => visits).find((one) => one.id === id);
  return (
    <SideSheet
      opened={visit !== undefined}
      title={visit ? words().plan.change.replaceOne(visit.name) : ''}
      layout={layout}
      onClose={() => sheet.close()}
    >
      {visit && <Replacements key={visit.id} visit={visit} />}
    </SideSheet>
  );
}

function Replacements({ visit }: { readonly visit: Visit }) {
  const { trip, writes } = useTripScreen();
  const edit = useEdit();
  const [sought, setSought] = useState('');
  const said = words().plan.change;
  const part = sought.trim().toLowerCase();
  const ideas = trip.leftOut.filter(({ name }) => name.toLowerCase().includes(part));
  return (
    <div className={classes.body}>
      <div role="group" aria-label={said.bySomething} className={classes.wishes}>
        {WISHES.map((wish) => (
          <Button
            key={wish}
            variant="light"
            disabled={writes.busy}
            onClick={() => edit({ type: 'replace', visit: visit.id, by: { wish } })}
          >
            {said.wishes[wish]}
          </Button>
        ))}
      </div>
      {visit.kind === 'place' && trip.leftOut.length > 0 && (
        <>
          <TextInput
            label={said.orIdea}
            placeholder={said.nameOfPlace}
            value={sought}
            onChange={(event) => setSought(event.currentTarget.value)}
          />
          {ideas.length === 0 ? (
            <p className={classes.quiet}>{said.noIdea}</p>
          ) : (
            <ul className={classes.ideas} aria-label={words().plan.ideas}>
              {ideas.map(({ placeId, name }) => (
                <li key={placeId}>
                  <UnstyledButton
                    className={classes.idea}
                    disabled={writes.busy}
                    onClick={() => edit({ type: 'replace', visit: visit.id, by: placeId })}
                  >
                    {name}
                  </UnstyledButton>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
