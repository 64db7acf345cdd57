import { readPattern } from '../../intents/read-pattern.ts';
import type { ResponseStatus } from '../../interaction.ts';
import { isList, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { ExpectedReply, ExpectedText } from '../golden.ts';

const STATUSES: readonly ResponseStatus[] = [
  'answered',
  'waiting-user',
  'waiting-approval',
  'blocked',
  'failed',
  'fallback',
  'handed-over',
  'silent',
];
const TEXT = ['contains', 'not_contains'];
const REPLY = ['status', 'asks', ...TEXT, 'matches', 'ends_with'];

/** `reply` of an expectation. */
export function readReply(yaml: YamlText, spot: Spot): ExpectedReply | undefined {
  const values = yaml.mapping(spot, 'a mapping with `status`, `contains` …', { required: [], optional: REPLY });
  if (!values) return undefined;
  if (values.size === 0) return yaml.report(spot, 'Nothing is expected here: leave `reply` out, or name something.');
  const [statusSpot, asksSpot, matchesSpot, endSpot] = ['status', 'asks', 'matches', 'ends_with'].map((name) =>
    values.get(name),
  );
  const status = statusSpot && yaml.oneOf(statusSpot, STATUSES);
  const asks = asksSpot && yaml.text(asksSpot, 'the name of a parameter');
  const matches = matchesSpot && readPattern(yaml, matchesSpot);
  const endsWith = endSpot && yaml.text(endSpot, 'the end of the reply');
  return {
    ...(status && { status }),
    ...(asks !== undefined && { asks }),
    ...readTexts(yaml, values),
    ...(matches !== undefined && { matches }),
    ...(endsWith !== undefined && { endsWith }),
  };
}

/** `log` of an expectation. */
export function readLog(yaml: YamlText, spot: Spot): ExpectedText | undefined {
  const values = yaml.mapping(spot, 'a mapping with `contains` or `not_contains`', { required: [], optional: TEXT });
  return values && readTexts(yaml, values);
}

function readTexts(yaml: YamlText, values: ReadonlyMap<string, Spot>): ExpectedText {
  const [contains, notContains] = TEXT.map((name) => {
    const at = values.get(name);
    return at && readTextOrList(yaml, at);
  });
  return { ...(contains && { contains }), ...(notContains && { notContains }) };
}

function readTextOrList(yaml: YamlText, spot: Spot): readonly string[] {
  const items = isList(spot) ? (yaml.items(spot, 'a list of texts') ?? []) : [spot];
  return items.map((item) => yaml.text(item, 'part of a text')).filter((text) => text !== undefined);
}
