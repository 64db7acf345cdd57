import type { Digest } from '@wayfarer/archon';
import { MisuseError } from '@wayfarer/archon/data';

import type { Intent, IntentConstraints } from './intent.ts';
import { Offer } from './offer.ts';
import { findPatternFlaw } from './safe-pattern.ts';

/** The channel of an interaction that names none, as in `InteractionContext`. */
const DEFAULT_CHANNEL = 'chat';

export interface IntentsRegistryOptions {
  readonly intents: readonly Intent[];
  /** Low to high; default none. */
  readonly tiers?: readonly string[];
  /** SHA-256, which settles who takes part in a rollout. */
  readonly digest: Digest;
}

/** Who is asking. */
export interface Asker {
  /** Default `chat`. */
  readonly channel?: string | undefined;
  /** Absent or unknown = the lowest. */
  readonly tier?: string | undefined;
  readonly sessionId: string;
}

/** A sentence that means an intent. */
export interface IntentExample {
  readonly text: string;
  /** Id of the intent. */
  readonly intent: string;
}

/** What customers can ask for, and who is offered what. Never changes. */
export class IntentsRegistry {
  /** Low to high. */
  readonly tiers: readonly string[];
  readonly #intents: readonly Intent[];
  readonly #byId: ReadonlyMap<string, Intent>;
  /** Every channel that some intent is kept to. */
  readonly #channels: ReadonlySet<string>;
  readonly #digest: Digest;
  /** By tier and channel. */
  readonly #offers = new Map<string, Offer>();

  /** @throws {MisuseError} if two intents share an id, a tier is not known, or a pattern cannot be one. */
  constructor({ intents, tiers = [], digest }: IntentsRegistryOptions) {
    this.tiers = tiers;
    this.#digest = digest;
    this.#intents = [...intents];
    this.#byId = new Map(intents.map((intent) => [intent.id, intent]));
    this.#channels = new Set(intents.flatMap(({ constraints }) => constraints.channels));
    if (this.#byId.size < intents.length) throw new MisuseError('Two intents have the same id.');
    for (const intent of intents) {
      const { minTier } = intent.constraints;
      // Of an unknown tier nobody could say who has reached it.
      if (minTier !== undefined && !tiers.includes(minTier)) {
        throw new MisuseError(
          `${intent.id} asks for the tier ${JSON.stringify(minTier)}, which is not among the tiers.`,
        );
      }
      compilePatterns(intent);
    }
  }

  /** The intents on offer, in the order of the file. A session that is in a rollout stays in it as the share grows. */
  eligible({ channel = DEFAULT_CHANNEL, tier, sessionId }: Asker): readonly Intent[] {
    const rank = tier === undefined ? 0 : Math.max(0, this.tiers.indexOf(tier));
    // Any channel may come from outside; those that no intent names are all the same, and share an entry.
    const known = this.#channels.has(channel) ? channel : undefined;
    const key = known === undefined ? String(rank) : `${rank} ${known}`;
    let offer = this.#offers.get(key);
    if (!offer) {
      const open = this.#intents.filter(({ constraints }) => this.#isOpenTo(constraints, known, rank));
      offer = new Offer(open, this.#digest);
      this.#offers.set(key, offer);
    }
    return offer.to(sessionId);
  }

  find(id: string): Intent | undefined {
    return this.#byId.get(id);
  }

  /** In the order of the file. */
  list(): readonly Intent[] {
    return this.#intents;
  }

  /** What a classifier learns from. Where an intent has no examples its description stands in. */
  examples(): readonly IntentExample[] {
    return this.#intents.flatMap(({ id, examples, description }) =>
      (examples.length > 0 ? examples : [description]).map((text) => ({ text, intent: id })),
    );
  }

  /** A registry of other intents, with the tiers of this one. */
  withIntents(intents: readonly Intent[]): IntentsRegistry {
    return new IntentsRegistry({ intents, tiers: this.tiers, digest: this.#digest });
  }

  #isOpenTo({ channels, minTier }: IntentConstraints, channel: string | undefined, rank: number): boolean {
    if (channels.length > 0 && (channel === undefined || !channels.includes(channel))) return false;
    return minTier === undefined || rank >= this.tiers.indexOf(minTier);
  }
}

/** So that what cannot be a pattern shows at once, and the first message waits for none. */
function compilePatterns({ id, params }: Intent): void {
  for (const [name, { patterns, validate }] of Object.entries(params)) {
    for (const source of [...patterns, ...(validate.matches === undefined ? [] : [validate.matches])]) {
      const flaw = findPatternFlaw(source);
      if (flaw === undefined) continue;
      throw new MisuseError(`${JSON.stringify(source)} is no pattern for \`${name}\` of ${id}: ${flaw}.`);
    }
  }
}
