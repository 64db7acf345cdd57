import { useComputedColorScheme } from '@mantine/core';
import type { Day } from '@wayfarer/contract';
import type { CSSProperties } from 'react';

import { dayColor } from '../lib/day-color.ts';
import { formatDuration } from '../lib/format.ts';
import { findWork, listWorks } from '../lib/scenes.ts';
import { type Block, layoutTimeline, roomyScale, type Scale } from '../lib/timeline.ts';
import { words } from '../words/in-use.ts';
import classes from './day-timeline.module.css';
import { Icon } from './icon.tsx';
import { SlotBar } from './slot-bar.tsx';
import { TravelPill } from './travel-pill.tsx';
import { VisitBlock } from './visit-block.tsx';
import type { VisitMarks } from './visit-marks.ts';

/** An hour is 96 pixels: half an hour holds a name and its time. */
const FULL: Scale = { pixelsPerMinute: 1.6, markHeight: 34 };

interface DayTimelineProps extends VisitMarks {
  readonly day: Day;
  readonly dayIndex: number;
  /** Smaller, with names and times only: a column beside others. */
  readonly compact?: Scale;
}

/** The day as a ruler of hours, blocks to scale, ways between them. */
export function DayTimeline({ day, dayIndex, compact, ...marks }: DayTimelineProps) {
  const scheme = useComputedColorScheme('light');
  const { waiting } = marks;
  const {
    blocks,
    travels,
    frees,
    waits = [],
    ticks,
    height,
  } = layoutTimeline(day, {
    ...(compact ?? roomyScale(day, FULL)),
    waiting,
  });
  const said = words().plan.day;
  if (blocks.length === 0) return <p className={classes.empty}>{said.empty}</p>;
  const works = listWorks([day]);
  const style = { height, '--day': dayColor(dayIndex, scheme) } as CSSProperties;
  return (
    <div className={classes.timeline} data-compact={compact ? true : undefined} style={style}>
      {ticks.map((tick) => (
        <div key={tick.top} className={classes.tick} style={{ top: tick.top }} aria-hidden="true">
          <span>{tick.label}</span>
        </div>
      ))}
      {!compact &&
        frees.map((free) => (
          <p key={free.middle} className={classes.free} style={{ top: free.middle }}>
            {said.free(formatDuration(free.minutes))}
          </p>
        ))}
      {waits.length > 0 && (
        <ul className={classes.track} aria-label={said.waiting}>
          {waits.map(({ waiting: { visitId, name, text }, ...place }) => (
            <li key={visitId} className={classes.wait} style={place} title={text}>
              <Icon name="clock" size={14} />
              <span>{compact ? said.waits(name) : text}</span>
            </li>
          ))}
        </ul>
      )}
      <ol className={classes.track} aria-label={said.stops}>
        {blocks.map((block, index) => {
          const travel = travels.find(({ leg }) => leg.to === block.visit.id);
          return (
            <li key={block.visit.id}>
              {travel && <TravelPill travel={travel} compact={compact !== undefined} />}
              <VisitBlock
                block={block}
                compact={compact !== undefined}
                work={findWork(works, block.visit)}
                {...marks}
              />
              <SlotBar
                date={day.date}
                after={block.visit.id}
                top={gapAfter(block, blocks[index + 1])}
                compact={compact !== undefined}
              />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Below a last stop there is room for one more. */
const ROOM_PIXELS = 14;

/** The middle between two stops. */
function gapAfter({ top, height }: Block, next: Block | undefined): number {
  const bottom = top + height;
  return next ? (bottom + next.top) / 2 : bottom + ROOM_PIXELS;
}
