import { Button } from '@mantine/core';

import type { ListOf } from '../data/use-own-places.ts';
import { useLayout } from '../hooks/use-layout.ts';
import { useSheet } from '../hooks/use-sheet.ts';
import { MY_PLACES_SHEET } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import { MyPlacesLists } from './my-places-lists.tsx';
import { MyPlacesUpload } from './my-places-upload.tsx';
import { SideSheet } from './side-sheet.tsx';

/** Leads to the sheet of places of one's own. */
export function MyPlacesButton() {
  const sheet = useSheet();
  return (
    <Button variant="subtle" onClick={() => sheet.open(MY_PLACES_SHEET)}>
      {words().frame.menu.places}
    </Button>
  );
}

/** Places of one's own: a file is looked at, kept, and forgotten here. */
export function MyPlacesSheet({ trip }: { readonly trip: ListOf }) {
  const sheet = useSheet();
  const layout = useLayout();
  const opened = sheet.name === MY_PLACES_SHEET;
  return (
    <SideSheet opened={opened} title={words().frame.places.title} layout={layout} onClose={() => sheet.close()}>
      {opened && (
        <>
          <MyPlacesUpload trip={trip} />
          <MyPlacesLists trip={trip} />
        </>
      )}
    </SideSheet>
  );
}
