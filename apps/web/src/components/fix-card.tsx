import { Button, Modal, Skeleton } from '@mantine/core';
import type { Edit } from '@wayfarer/contract';

import { useEdit } from '../hooks/use-edits.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { spellDates } from '../lib/spell-dates.ts';
import { words } from '../words/in-use.ts';
import classes from './fix-card.module.css';
import { Icon } from './icon.tsx';

/** Why something does not fit, and what would: nothing is shifted in silence. */
export function FixCard() {
  const { fix, writes } = useTripScreen();
  const edit = useEdit();
  const { misfit, opened, close } = fix;
  const said = words().plan.misfit;
  return (
    <Modal
      opened={opened}
      onClose={close}
      centered
      title={misfit?.title ?? ''}
      closeButtonProps={{ 'aria-label': words().frame.close }}
      classNames={{ title: classes.title ?? '', content: classes.content ?? '', header: classes.content ?? '' }}
    >
      {misfit && (
        <div className={classes.body}>
          <ul className={classes.reasons}>
            {misfit.reasons.map((reason) => (
              <li key={reason}>
                <Icon name="warning" size={18} />
                <span>{spellDates(reason)}</span>
              </li>
            ))}
          </ul>
          {misfit.remedies === null && <Skeleton height={44} radius="md" aria-label={said.looking} />}
          {misfit.remedies && misfit.remedies.length > 0 && (
            <section aria-label={said.wouldFit} className={classes.remedies}>
              <h3>{said.wouldFit}</h3>
              {misfit.remedies.map(({ text, edit: remedy }) => (
                <Button
                  key={text}
                  variant="light"
                  disabled={writes.busy}
                  onClick={() => {
                    close();
                    edit(remedy, { next: makesRoom(remedy, misfit.edit) ? misfit.edit : undefined });
                  }}
                >
                  {makesRoom(remedy, misfit.edit) ? said.andThen(spellDates(text)) : spellDates(text)}
                </Button>
              ))}
            </section>
          )}
          {misfit.remedies?.length === 0 && <p className={classes.quiet}>{said.nothing}</p>}
          <Button variant="default" onClick={close}>
            {said.leave}
          </Button>
        </div>
      )}
    </Modal>
  );
}

/** True where something else goes, so that what was wanted has room. */
function makesRoom(remedy: Edit, wanted: Edit): boolean {
  return remedy.type === 'remove' && !('visit' in wanted && wanted.visit === remedy.visit);
}
