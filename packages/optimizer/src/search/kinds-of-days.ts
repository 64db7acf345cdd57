import type { Model } from '../model/model.ts';

/** For each day the first day that is like it: whatever can be done on the one can be done on the other, and is worth the same. */
export function kindsOfDays(model: Model): Int32Array {
  const kinds = new Int32Array(model.days);
  for (let d = 0; d < model.days; d++) {
    let kind = 0;
    while (kind < d && !areAlike(model, kind, d)) kind++;
    kinds[d] = kind;
  }
  return kinds;
}

function areAlike(model: Model, a: number, b: number): boolean {
  // Where a visit is worth more on the day it had, or loses by the hour, no day is like another.
  if (model.stabilityBonus > 0 || model.hourly) return false;
  const { dayStart, dayEnd, dayOpens, dayCloses, mostVisits, mostWalking, mostWaiting } = model;
  const fields = [dayStart, dayEnd, dayOpens, dayCloses, mostVisits, mostWalking, mostWaiting];
  if (fields.some((field) => field[a] !== field[b])) return false;
  for (let place = 0; place < model.places; place++) if (!haveSameWindows(model, place, a, b)) return false;
  return true;
}

function haveSameWindows(model: Model, place: number, a: number, b: number): boolean {
  const { windowOffsets, windowOpens, windowCloses, places } = model;
  const from = windowOffsets[a * places + place];
  const other = windowOffsets[b * places + place];
  const count = windowOffsets[a * places + place + 1] - from;
  if (windowOffsets[b * places + place + 1] - other !== count) return false;
  for (let k = 0; k < count; k++) {
    if (windowOpens[from + k] !== windowOpens[other + k] || windowCloses[from + k] !== windowCloses[other + k])
      return false;
  }
  return true;
}
