import type { Day, Visit } from '@wayfarer/contract';

import { linksToPlace, linksToWay, type MapLink } from '../lib/map-links.ts';
import { describeLeg } from '../lib/way-words.ts';
import { words } from '../words/in-use.ts';
import classes from './open-in-maps.module.css';
import { OutLink } from './out-link.tsx';

/** The place, and the way to it, on maps of others; they are asked nothing before somebody follows a link. */
export function OpenInMaps({ visit, day }: { readonly visit: Visit; readonly day: Day }) {
  const leg = day.legs.find(({ to }) => to === visit.id);
  const said = words().plan.way;
  const from = day.visits.find(({ id }) => id === leg?.from);
  return (
    <section className={classes.maps}>
      <h3>{said.inMaps}</h3>
      <Links links={linksToPlace(visit)} label={said.placeInMaps(visit.name)} />
      {leg && from && leg.minutes > 0 && (
        <>
          <h3>{said.from(from.name, describeLeg(leg))}</h3>
          <Links links={linksToWay(from, visit, leg.mode)} label={said.fromInMaps(from.name)} />
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
