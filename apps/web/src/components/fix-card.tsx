import { Button, Modal, Skeleton } from '@mantine/core';
import type { Edit } from '@wayfarer/contract';

import { useEdit } from '../hooks/use-edits.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { spellDates } from '../lib/spell-dates.ts';
import classes from './fix-card.module.css';
import { Icon } from './icon.tsx';

/** Why something does not fit, and what would: nothing is shifted in silence. */
export function FixCard() {
  const { fix, writes } = useTripScreen();
  const edit = useEdit();
  const { misfit, opened, close } = fix;
  return (
    <Modal
      opened={opened}
      onClose={close}
      centered
      title={misfit?.title ?? ''}
      closeButtonProps={{ 'aria-label': 'Close' }}
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
          {misfit.remedies === null && <Skeleton height={44} radius="md" aria-label="What would fit is looked for" />}
          {misfit.remedies && misfit.remedies.length > 0 && (
            <section aria-label="What would fit" className={classes.remedies}>
              <h3>What would fit</h3>
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
                  {spellDates(text)}
                  {makesRoom(remedy, misfit.edit) && ', and do it then'}
                </Button>
              ))}
            </section>
          )}
          {misfit.remedies?.length === 0 && <p className={classes.quiet}>Nothing near to it fits either.</p>}
          <Button variant="default" onClick={close}>
            Leave it as it is
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
