import { Button } from '@mantine/core';

import classes from './nothing-yet.module.css';

/** Stands where a plan will be, and says what is still missing for one. */
export function NothingYet({ onChat }: { readonly onChat: () => void }) {
  return (
    <section className={classes.empty}>
      <h1>No plan yet</h1>
      <p>It appears here once you have answered what is open in the chat and chosen one of the options.</p>
      <Button onClick={onChat}>To the chat</Button>
    </section>
  );
}
