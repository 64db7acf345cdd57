import type { Day, Visit } from '@wayfarer/contract';
import { formatDuration } from '@wayfarer/trip/clock';

import { linksToPlace, linksToWay, type MapLink } from '../lib/map-links.ts';
import { MODE_WORDS } from '../lib/way-words.ts';
import classes from './open-in-maps.module.css';
import { OutLink } from './out-link.tsx';

/** The place, and the way to it, on maps of others; they are asked nothing before somebody follows a link. */
export function OpenInMaps({ visit, day }: { readonly visit: Visit; readonly day: Day }) {
  const leg = day.legs.find(({ to }) => to === visit.id);
  const from = day.visits.find(({ id }) => id === leg?.from);
  return (
    <section className={classes.maps}>
      <h3>Open in maps</h3>
      <Links links={linksToPlace(visit)} label={`${visit.name} in other maps`} />
      {leg && from && leg.minutes > 0 && (
        <>
          <h3>
            The way from {from.name}, {formatDuration(leg.minutes)} {MODE_WORDS[leg.mode]}
            {leg.estimate ? ' (est.)' : ''}
          </h3>
          <Links links={linksToWay(from, visit, leg.mode)} label={`The way from ${from.name} in other maps`} />
        </>
      )}
    </section>
  );
}

function Links({ links, label }: { readonly links: readonly MapLink[]; readonly label: string }) {
  return (
    <ul className={classes.links} aria-label={label}>
      {links.map((link) => (
        <li key={link.label} data-app={link.href.startsWith('geo:') || undefined}>
          <OutLink href={link.href}>{link.label}</OutLink>
        </li>
      ))}
    </ul>
  );
}
