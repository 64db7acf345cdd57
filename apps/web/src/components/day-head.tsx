import { Button } from '@mantine/core';
import type { Day } from '@wayfarer/contract';

import { useTripScreen } from '../hooks/use-trip-screen.ts';
import { measureDay } from '../lib/day-figures.ts';
import { formatAmount, formatDate, formatDuration } from '../lib/format.ts';
import { toSheetName } from '../lib/sheet-name.ts';
import { words } from '../words/in-use.ts';
import classes from './day-head.module.css';
import { Disclosure } from './disclosure.tsx';
import { Icon } from './icon.tsx';
import { NoticeList } from './notice-list.tsx';

interface DayHeadProps {
  readonly day: Day;
  /** 1-based. */
  readonly number: number;
  /** Zone of the day before; the day's own is named only where it differs. */
  readonly zoneBefore: string | undefined;
}

/** Date, weather, walking and spending of a day. */
export function DayHead({ day, number, zoneBefore }: DayHeadProps) {
  const { sheet } = useTripScreen();
  const { walkingMinutes, spend, unpriced } = measureDay(day);
  const said = words().plan.day;
  return (
    <header className={classes.head}>
      <Button
        className={classes.change ?? ''}
        variant="default"
        size="compact-md"
        onClick={() => sheet.open(toSheetName('day', day.date))}
      >
        {said.settings}
      </Button>
      <h2>
        {formatDate(day.date)}{' '}
        <span>
          · {said.number(number)}
          {day.city.name === '' ? '' : ` · ${day.city.name}`}
        </span>
      </h2>
      {day.title !== undefined && <p className={classes.title}>{day.title}</p>}
      <ul className={classes.figures}>
        {day.weather && (
          <li>
            <Icon name={/rain|snow|drizzle/i.test(day.weather.text.split(',')[0] ?? '') ? 'rain' : 'sun'} size={16} />
            {day.weather.text}
          </li>
        )}
        <li>
          <Icon name="walk" size={16} />
          {walkingMinutes === 0 ? said.noWalking : said.onFoot(formatDuration(walkingMinutes))}
        </li>
        {spend && (
          <li>
            <Icon name="meal" size={16} />
            {spend.amount === 0 && unpriced > 0
              ? said.costUnknown(unpriced)
              : said.costs(formatAmount(spend), unpriced)}
          </li>
        )}
        {(day.settings.free ?? []).map(({ start, end }) => (
          <li key={start}>
            <Icon name="rest" size={16} />
            {said.keptFree(`${start}–${end}`)}
          </li>
        ))}
        {zoneBefore !== undefined && zoneBefore !== day.zone && (
          <li>
            <Icon name="clock" size={16} />
            {said.zone(day.zone.replaceAll('_', ' '))}
          </li>
        )}
      </ul>
      <NoticeList notices={day.notices} />
      {day.rain && (
        <Disclosure title={said.ifRain} quiet>
          <ul className={classes.rain}>
            {day.rain.map(({ visitId, text }) => (
              <li key={visitId}>{text}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </header>
  );
}
