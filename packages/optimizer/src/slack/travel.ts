import { type Model, UNREACHABLE } from '../model/model.ts';

/** When one is at `j`, having left `i` at minute `depart`. */
export function arrive(model: Model, i: number, j: number, depart: number): number {
  const leg = i * model.points + j;
  return model.paceFrom.length === 0 ? depart + model.travel[leg] : arriveAtPace(model, leg, depart);
}

/** The last minute at which one may leave `i` to be at `j` by minute `by`. */
export function departBy(model: Model, i: number, j: number, by: number): number {
  const leg = i * model.points + j;
  return model.paceFrom.length === 0 ? by - model.travel[leg] : departAtPace(model, leg, by);
}

/**
 * The way is gone at the pace of each stretch of time that it passes through, so that who leaves later is never there earlier,
 * which all bookkeeping of slack relies on.
 *
 * Source: Ichoua, Gendreau and Potvin 2003, "Vehicle dispatching with time-dependent travel times", European Journal of
 * Operational Research 144.
 */
function arriveAtPace(model: Model, leg: number, depart: number): number {
  const { paceFrom, paceFactor } = model;
  const minutes = model.travel[leg];
  const row = rowOfPace(model, leg);
  if (minutes >= UNREACHABLE) return depart + minutes;
  let left = minutes;
  let now = depart;
  let factor = 1;
  for (let k = 0; k < paceFrom.length; k++) {
    const until = paceFrom[k];
    if (now < until) {
      const possible = (until - now) / factor;
      if (left <= possible) break;
      left -= possible;
      now = until;
    }
    factor = paceFactor[row + k];
  }
  return Math.ceil(now + left * factor - ROUNDING);
}

/** {@link arriveAtPace} backwards. */
function departAtPace(model: Model, leg: number, by: number): number {
  const { paceFrom, paceFactor } = model;
  const minutes = model.travel[leg];
  const row = rowOfPace(model, leg);
  if (minutes >= UNREACHABLE) return by - minutes;
  let left = minutes;
  let now = by;
  for (let k = paceFrom.length - 1; k >= 0; k--) {
    const since = paceFrom[k];
    if (now <= since) continue;
    const factor = paceFactor[row + k];
    const possible = (now - since) / factor;
    if (left <= possible) return Math.floor(now - left * factor + ROUNDING);
    left -= possible;
    now = since;
  }
  return Math.floor(now - left + ROUNDING);
}

/** Where the factors of this kind of leg begin. */
function rowOfPace({ paceKind, paceFrom }: Model, leg: number): number {
  return paceKind.length === 0 ? 0 : paceKind[leg] * paceFrom.length;
}

/** Fractions of a minute that are rounding. */
const ROUNDING = 1e-6;
