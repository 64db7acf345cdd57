import { EPSILON, UNREACHABLE } from '../model/model.ts';
import { permits } from '../plan/permits.ts';
import { breaksRule } from '../rules/broken-rule.ts';
import type { Search } from '../search/search.ts';
import { fitsPair } from '../slack/fits.ts';

/**
 * Puts two places beside each other into day `d`, where one of them may not be gone to or on from directly: the leg is
 * too long, or the places must be apart.
 *
 * @param blurred - Not the best two, but any that are better than none, those that win more being likelier.
 */
export function insertBridged(search: Search, d: number, blurred: boolean): boolean {
  const { plan, model, meter, random } = search;
  if (!model.bridged) return false;
  const { stay, points } = model;
  const open = plan.listOut(d);
  let most = 0;
  let best: readonly [position: number, first: number, second: number] | undefined;
  for (let position = 1; position <= plan.length[d] + 1; position++) {
    const at = d * plan.width + position;
    const left = plan.route[at - 1];
    const right = plan.route[at];
    const room = plan.latest[at] - plan.start[at - 1] - stay[left];
    for (const place of open) {
      if (stay[place] > room) continue;
      const isSecond = !isLeg(left, place);
      if (!isSecond && isLeg(place, right)) continue;
      meter.spend(open.length);
      for (const other of open) {
        const [first, second] = isSecond ? [other, place] : [place, other];
        if (first === second || !fitsPair(plan, d, position, first, second)) continue;
        const gain = gainWith(search, d, [position, first, second]);
        const merit = blurred && gain > EPSILON ? gain * random.next() : gain - EPSILON;
        if (merit <= most) continue;
        most = merit;
        best = [position, first, second];
      }
    }
  }
  if (!best) return false;
  const [position, first, second] = best;
  plan.insert(d, position, first);
  plan.insert(d, position + 1, second);
  return true;

  function isLeg(i: number, j: number): boolean {
    return model.travel[i * points + j] !== UNREACHABLE;
  }
}

/** What day `d` would win by both, −∞ where a limit or a rule speaks against it. Leaves the day as it was. */
function gainWith({ plan }: Search, d: number, [position, first, second]: readonly [number, number, number]): number {
  const version = plan.version[d];
  const before = plan.value[d];
  let gain = -Infinity;
  if (!permits(plan, d, first)) return gain;
  plan.insert(d, position, first);
  if (permits(plan, d, second) && !breaksRule(plan, d, second, position, position + 1)) {
    plan.insert(d, position + 1, second);
    gain = plan.value[d] - before;
    plan.remove(d, position + 1);
  }
  plan.remove(d, position);
  plan.version[d] = version;
  return gain;
}
