import { type Model, UNREACHABLE } from '../model/model.ts';

/** When one is at `j`, having left `i` at minute `depart`. */
export function arrive(model: Model, i: number, j: number, depart: number): number {
  const minutes = model.travel[i * model.points + j] as number;
  return model.paceFrom.length === 0 ? depart + minutes : arriveAtPace(model, minutes, depart);
}

/** The last minute at which one may leave `i` to be at `j` by minute `by`. */
export function departBy(model: Model, i: number, j: number, by: number): number {
  const minutes = model.travel[i * model.points + j] as number;
  return model.paceFrom.length === 0 ? by - minutes : departAtPace(model, minutes, by);
}

/**
 * The way is gone at the pace of each stretch of time that it passes through, so that who leaves later is never there earlier,
 * which all bookkeeping of slack relies on.
 *
 * Source: Ichoua, Gendreau and Potvin 2003, "Vehicle dispatching with time-dependent travel times", European Journal of
 * Operational Research 144.
 */
function arriveAtPace({ paceFrom, paceFactor }: Model, minutes: number, depart: number): number {
  if (minutes >= UNREACHABLE) return depart + minutes;
  let left = minutes;
  let now = depart;
  let factor = 1;
  for (let k = 0; k < paceFrom.length; k++) {
    const until = paceFrom[k] as number;
    if (now < until) {
      const possible = (until - now) / factor;
      if (left <= possible) break;
      left -= possible;
      now = until;
    }
    factor = paceFactor[k] as number;
  }
  return Math.ceil(now + left * factor - ROUNDING);
}

/** {@link arriveAtPace} backwards. */
function departAtPace({ paceFrom, paceFactor }: Model, minutes: number, by: number): number {
  if (minutes >= UNREACHABLE) return by - minutes;
  let left = minutes;
  let now = by;
  for (let k = paceFrom.length - 1; k >= 0; k--) {
    const since = paceFrom[k] as number;
    if (now <= since) continue;
    const possible = (now - since) / (paceFactor[k] as number);
    if (left <= possible) return Math.floor(now - left * (paceFactor[k] as number) + ROUNDING);
    left -= possible;
    now = since;
  }
  return Math.floor(now - left + ROUNDING);
}

/** Fractions of a minute that are rounding. */
const ROUNDING = 1e-6;
