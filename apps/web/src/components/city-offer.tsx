import { Button, Loader } from '@mantine/core';

import { useStopFetching } from '../data/use-fetching.ts';
import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { pageLocale, words } from '../words/in-use.ts';
import classes from './city-offer.module.css';
import { Icon } from './icon.tsx';

/** A city of which little is known: the button that gets the rest, how it goes, and what to do where it cannot be had. */
export function CityOffer() {
  const { trip, writes } = useTripScreen();
  const stopping = useStopFetching(trip.id);
  const offer = trip.cityOffer;
  if (!offer) return null;
  const { city, megabytes, seconds, status, note } = offer;
  const said = words().talk.cityOffer;
  const size = megabytes === undefined ? '' : said.size(formatSize(megabytes), seconds);
  const get = `${said.get(city)}${size}`;
  return (
    <section className={classes.offer} aria-label={said.get(city)} data-status={status}>
      <div className={classes.text} role="status">
        {status === 'fetching' ? (
          <Loader size={18} aria-hidden />
        ) : (
          <Icon name={status === 'failed' ? 'warning' : 'map'} />
        )}
        <p>
          {status === 'offered' && said.lead(city)}
          {status === 'fetching' && `${said.getting(city)}. ${note ?? ''} ${said.stays}`}
          {status === 'failed' && (note ?? said.failed(city))}
        </p>
      </div>
      {status === 'fetching' ? (
        <Button variant="default" disabled={stopping.isPending} onClick={() => stopping.mutate()}>
          {said.stop}
        </Button>
      ) : (
        <Button
          className={classes.get ?? ''}
          disabled={writes.saying}
          onClick={() => writes.write('message', { text: get }, () => undefined)}
        >
          {status === 'failed' ? said.again : get}
        </Button>
      )}
    </section>
  );
}

/** `0.5`, `12`. */
function formatSize(megabytes: number): string {
  const size = megabytes < 10 ? Math.round(megabytes * 10) / 10 : Math.round(megabytes);
  return new Intl.NumberFormat(pageLocale()).format(size);
}
