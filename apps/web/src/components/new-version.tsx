import { Button, CloseButton } from '@mantine/core';
import { useState, useSyncExternalStore } from 'react';

import { hasNewVersion, onNewVersion, reloadWithNewVersion } from '../data/new-version.ts';
import { words } from '../words/in-use.ts';
import classes from './new-version.module.css';

/** Says that this tab shows an old version of the page, and loads the new one; nothing where it is the newest. */
export function NewVersion() {
  const isOld = useSyncExternalStore(onNewVersion, hasNewVersion);
  const [isDismissed, setDismissed] = useState(false);
  return (
    <div role="status">
      {isOld && !isDismissed && (
        <div className={classes.note}>
          <p>{words().frame.newVersion.ready}</p>
          <Button size="compact-md" onClick={reloadWithNewVersion}>
            {words().frame.newVersion.reload}
          </Button>
          <CloseButton aria-label={words().frame.dismiss} onClick={() => setDismissed(true)} />
        </div>
      )}
    </div>
  );
}
