import { Button, Modal, TextInput } from '@mantine/core';
import type { TripSummary } from '@wayfarer/contract';
import { useState } from 'react';

import { useRenameTrip, withKey } from '../data/use-shared.ts';
import { words } from '../words/in-use.ts';
import classes from './erasure-question.module.css';

/** As many characters as the server takes. */
const LONGEST = 120;

interface RenameDialogProps {
  /** `null` while nothing is renamed. */
  readonly trip: Pick<TripSummary, 'id' | 'title'> | null;
  readonly onClose: () => void;
}

/** Gives a trip a name of one's own; an empty one gives it its usual one again. */
export function RenameDialog({ trip, onClose }: RenameDialogProps) {
  return (
    <Modal
      opened={trip !== null}
      onClose={onClose}
      centered
      size={440}
      title={words().frame.rename.title}
      closeButtonProps={{ 'aria-label': words().frame.close }}
      classNames={{ title: classes.title ?? '' }}
    >
      {trip && <RenameForm key={trip.id} trip={trip} onClose={onClose} />}
    </Modal>
  );
}

function RenameForm({ trip, onClose }: RenameDialogProps & { readonly trip: Pick<TripSummary, 'id' | 'title'> }) {
  const rename = useRenameTrip();
  const [title, setTitle] = useState(trip.title);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        rename.mutate(withKey({ trip: trip.id, title }), { onSuccess: onClose });
      }}
    >
      <TextInput
        label={words().frame.rename.name}
        description={words().frame.rename.hint}
        value={title}
        maxLength={LONGEST}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      {rename.error && (
        <p className={classes.problem} role="alert">
          {rename.error.message}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" disabled={rename.isPending} onClick={onClose}>
          {words().frame.cancel}
        </Button>
        <Button type="submit" loading={rename.isPending}>
          {words().frame.rename.act}
        </Button>
      </div>
    </form>
  );
}
