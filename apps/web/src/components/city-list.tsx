import { TextInput, UnstyledButton } from '@mantine/core';
import type { CityList as Cities } from '@wayfarer/contract';
import { useState } from 'react';

import { countryName, groupCities, searchCities, summariseCities } from '../lib/city-groups.ts';
import { formatDayMonthYear } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import { CityFetching } from './city-fetching.tsx';
import classes from './city-list.module.css';
import { Icon } from './icon.tsx';
import { OutLink } from './out-link.tsx';

/** From so many on they are searched rather than read. */
const MANY = 12;

interface CityListProps {
  readonly list: Cities;
  /** Takes the name of the city that is chosen. */
  readonly onChoose: (city: string) => void;
  /** Takes the name of a city in outline that is to be fetched. */
  readonly onGet: (city: string) => void;
}

/** Which cities can be planned, how much is known of each, and what else can be had. Closed it is one line. */
export function CityList({ list: { cities, canFetch, fetching }, onChoose, onGet }: CityListProps) {
  const [wanted, setWanted] = useState('');
  const said = words().frame.cities;
  const groups = groupCities(cities);
  const found = searchCities(groups, wanted);
  return (
    <details className={classes.list}>
      <summary className={classes.summary}>
        <span>
          {said.summary(summariseCities(groups))}
          {canFetch && ` ${said.canFetch}`}
        </span>
      </summary>
      <div className={classes.body}>
        {cities.length > MANY && (
          <TextInput
            type="search"
            aria-label={said.find}
            placeholder={said.findPlaceholder}
            value={wanted}
            onChange={(event) => setWanted(event.currentTarget.value)}
          />
        )}
        <div className={classes.groups} role="group" aria-label={said.name} tabIndex={0}>
          {found.map(({ name, title, cities: those }) => (
            <section key={name}>
              <h2>{title}</h2>
              <ul className={classes.chips}>
                {those.map((city) => (
                  <li key={city.id}>
                    <UnstyledButton
                      className={classes.chip}
                      title={`${countryName(city.country)} · ${city.source.name}, ${formatDayMonthYear(city.source.date)}`}
                      onClick={() => onChoose(city.name)}
                    >
                      {city.name}
                    </UnstyledButton>
                    {name === 'outline' && canFetch && (
                      <UnstyledButton
                        className={classes.get}
                        aria-label={words().talk.cityOffer.get(city.name)}
                        title={words().talk.cityOffer.get(city.name)}
                        onClick={() => onGet(city.name)}
                      >
                        <Icon name="download" size={16} />
                      </UnstyledButton>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {found.length === 0 && (
            <p className={classes.none} role="status">
              {canFetch ? said.notYet : said.notHere}
            </p>
          )}
        </div>
        <CityFetching fetching={fetching} />
        <Credits cities={cities} />
      </div>
    </details>
  );
}

/** Whom to name for the imported ones. */
function Credits({ cities }: Pick<Cities, 'cities'>) {
  const credits = new Map(
    cities.flatMap(({ source: { attribution, license, url, attributionUrl = url } }) =>
      attribution === undefined
        ? []
        : [[license === undefined ? attribution : `${attribution}, ${license}`, attributionUrl] as const],
    ),
  );
  if (credits.size === 0) return null;
  return (
    <p className={classes.credits}>
      {[...credits].map(([text, href]) => (
        <span key={text}>{href === undefined ? text : <OutLink href={href}>{text}</OutLink>} </span>
      ))}
    </p>
  );
}
