import { canonicalJson } from '../../events/canonical-json.ts';

/** What an agent says of a question on which others may say something else. */
export interface Claim {
  readonly agentId: string;
  /** Plain JSON. */
  readonly value: unknown;
  /** 0–1. Default 0.5. */
  readonly confidence?: number | undefined;
  /** Rank of the agent. Default 0. */
  readonly authority?: number | undefined;
  /** What it rests on. */
  readonly evidence?: string | undefined;
}

/** What was agreed on, and who said otherwise. */
export interface Resolution {
  readonly value: unknown;
  /** Name of the strategy. */
  readonly by: string;
  readonly agreed: readonly string[];
  readonly dissent: readonly string[];
}

/** Decides between claims; `undefined` if it cannot. */
export type ConflictStrategy = (question: string, claims: readonly Claim[]) => Promise<Resolution | undefined>;

/** Claims that say the same. */
interface Side {
  readonly value: unknown;
  readonly claims: readonly [Claim, ...Claim[]];
}

/** Numbers that differ by less than this share of the larger count as the same. Source: seed 003 §6.2. */
const TOLERANCE = 0.05;

/** Whether claims contradict one another. Numbers within 5 % of each other do not, nor texts that differ in capitals and blanks. */
export function isConflict(claims: readonly Claim[]): boolean {
  return sidesOf(claims).length > 1;
}

/** Ways to settle a disagreement. Each says by itself when it cannot; {@link strategies.inTurn} then asks the next. */
export const strategies = {
  /** What more than half say. */
  majority(): ConflictStrategy {
    return async (_, claims) => {
      const side = sidesOf(claims).find(({ claims: same }) => same.length > claims.length / 2);
      return side && resolution('majority', side, claims);
    };
  },

  /** What has most confidence behind it, added up; not if two have as much. */
  confidence(): ConflictStrategy {
    return async (_, claims) =>
      heaviest('confidence', claims, (side) => sum(side, ({ confidence = 0.5 }) => confidence));
  },

  /** What the highest in rank says; not if two of them disagree. */
  authority(): ConflictStrategy {
    return async (_, claims) =>
      heaviest('authority', claims, (side) => Math.max(...side.map(({ authority = 0 }) => authority)));
  },

  /** What is found to be so, e.g. by another task; not if it is what nobody has said, or several pass. */
  verification(verify: (question: string, claim: Claim) => Promise<boolean>): ConflictStrategy {
    return async (question, claims) => {
      const sides = sidesOf(claims);
      const verdicts = await Promise.all(sides.map(({ claims: [first] }) => verify(question, first)));
      const passed = sides.filter((_, at) => verdicts[at]);
      return passed.length === 1 && passed[0] ? resolution('verification', passed[0], claims) : undefined;
    };
  },

  /** What a person says: one of the claims, or something else; not if they do not answer. */
  person(ask: (question: string, claims: readonly Claim[]) => Promise<unknown>): ConflictStrategy {
    return async (question, claims) => {
      const value = await ask(question, claims);
      if (value === undefined) return undefined;
      const agreed = claims.filter((claim) => isSame(claim.value, value));
      return resolution('person', { value, claims: agreed }, claims);
    };
  },

  /** The first that can decide. */
  inTurn(...all: readonly ConflictStrategy[]): ConflictStrategy {
    return async (question, claims) => {
      for (const strategy of all) {
        const found = await strategy(question, claims);
        if (found) return found;
      }
      return undefined;
    };
  },
} as const;

/** Claims by what they say, most first, then as they came. */
function sidesOf(claims: readonly Claim[]): readonly Side[] {
  const sides: { value: unknown; claims: [Claim, ...Claim[]] }[] = [];
  for (const claim of claims) {
    const side = sides.find(({ value }) => isSame(value, claim.value));
    if (side) side.claims.push(claim);
    else sides.push({ value: claim.value, claims: [claim] });
  }
  return sides.toSorted((one, other) => other.claims.length - one.claims.length);
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === 'number' && typeof other === 'number') {
    return Math.abs(one - other) <= TOLERANCE * Math.max(Math.abs(one), Math.abs(other));
  }
  if (typeof one === 'string' && typeof other === 'string') return plain(one) === plain(other);
  return canonicalJson(one) === canonicalJson(other);
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function heaviest(
  by: string,
  claims: readonly Claim[],
  weigh: (side: readonly Claim[]) => number,
): Resolution | undefined {
  const weighed = sidesOf(claims)
    .map((side) => ({ side, weight: weigh(side.claims) }))
    .toSorted((one, other) => other.weight - one.weight);
  const [first, second] = weighed;
  return !first || (second && second.weight === first.weight) ? undefined : resolution(by, first.side, claims);
}

function sum(claims: readonly Claim[], value: (claim: Claim) => number): number {
  return claims.reduce((total, claim) => total + value(claim), 0);
}

function resolution(
  by: string,
  { value, claims: agreed }: { readonly value: unknown; readonly claims: readonly Claim[] },
  claims: readonly Claim[],
): Resolution {
  const others = claims.filter((claim) => !agreed.includes(claim));
  return { value, by, agreed: agreed.map(({ agentId }) => agentId), dissent: others.map(({ agentId }) => agentId) };
}
