import { Button, FileButton } from '@mantine/core';

import { useOpenShare, withKey } from '../data/use-shared.ts';
import { navigate } from '../hooks/use-path.ts';
import { tripPath } from '../lib/match-route.ts';
import { words } from '../words/in-use.ts';
import classes from './trip-summary-list.module.css';

/** Opens a trip that somebody shared as a file. */
export function OpenShared() {
  const open = useOpenShare();
  const take = (file: File | null): void => {
    if (file) open.mutate(withKey({ file }), { onSuccess: (trip) => navigate(tripPath(trip.id)) });
  };
  return (
    <>
      {/* The same file may be chosen again once it was mended. */}
      <FileButton
        key={open.submittedAt}
        onChange={take}
        accept=".json,application/json"
        inputProps={{ 'aria-label': words().frame.trips.sharedFile }}
      >
        {(props) => (
          <Button {...props} variant="subtle" color="gray" size="compact-md" loading={open.isPending}>
            {words().frame.trips.openShared}
          </Button>
        )}
      </FileButton>
      {open.error && (
        <p className={classes.note} role="alert">
          {open.error.message}
        </p>
      )}
    </>
  );
}
