import { describeNode, didYouMean, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { IntentConstraints } from '../intent.ts';
import { readTexts } from './read-texts.ts';

const NAMES = { required: [], optional: ['channels', 'rollout', 'min_tier'] };
const EVERYBODY: IntentConstraints = { channels: [], rollout: 100 };

/** Who is offered the intent. */
export function readConstraints(yaml: YamlText, spot: Spot | undefined, tiers: readonly string[]): IntentConstraints {
  const expected = 'a mapping with `channels`, `rollout` or `min_tier`';
  const values = spot && yaml.mapping(spot, expected, NAMES);
  if (!values) return EVERYBODY;
  const [channels, rollout, tier] = ['channels', 'rollout', 'min_tier'].map((name) => values.get(name));
  const minTier = tier && readTier(yaml, tier, tiers);
  return {
    channels: channels ? readTexts(yaml, channels, 'a list of channels') : EVERYBODY.channels,
    rollout: (rollout && readRollout(yaml, rollout)) ?? EVERYBODY.rollout,
    ...(minTier !== undefined && { minTier }),
  };
}

function readRollout(yaml: YamlText, spot: Spot): number | undefined {
  const isPercent = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 100;
  return yaml.number(spot, 'a percentage of sessions: a whole number from 0 to 100', isPercent);
}

function readTier(yaml: YamlText, spot: Spot, tiers: readonly string[]): string | undefined {
  const tier = yaml.text(spot, 'one of the `tiers`');
  if (tier === undefined || tiers.includes(tier)) return tier;
  if (tiers.length === 0) {
    return yaml.report(spot, `The file names no \`tiers\`, from low to high; ${describeNode(spot)} cannot be one.`);
  }
  const list = tiers.map((each) => `\`${each}\``).join(', ');
  return yaml.report(spot, `Expected one of the tiers ${list}, got ${describeNode(spot)}.${didYouMean(tier, tiers)}`);
}
