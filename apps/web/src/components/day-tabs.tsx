import { Tabs, useComputedColorScheme } from '@mantine/core';
import type { Day } from '@wayfarer/contract';

import { dayColor } from '../lib/day-color.ts';
import { formatDayOfMonth, shortWeekday } from '../lib/format.ts';
import { words } from '../words/in-use.ts';
import classes from './day-tabs.module.css';

/** The days of the trip; belongs into `Tabs`. */
export function DayTabs({ days }: { readonly days: readonly Day[] }) {
  const scheme = useComputedColorScheme('light');
  return (
    <Tabs.List className={classes.list ?? ''} aria-label={words().plan.day.days}>
      {days.map((day, index) => (
        <Tabs.Tab key={day.date} value={String(index)} className={classes.tab ?? ''} data-drop-tab={index}>
          <span className={classes.dot} style={{ background: dayColor(index, scheme) }} />
          <span className={classes.weekday}>{shortWeekday(day.date)}</span> {formatDayOfMonth(day.date)}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
