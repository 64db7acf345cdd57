import { describeNode, didYouMean, scalarAt, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';
import type { IntentMessages } from '../intent.ts';

const NAMES = { required: [], optional: ['pre', 'post'] };
const SILENT: IntentMessages = { pre: '', post: '{summary}' };
const SUMMARY = 'summary';

/** What is said around the tool, with placeholders for parameters. */
export function readMessages(yaml: YamlText, spot: Spot | undefined, params: readonly string[]): IntentMessages {
  const values = spot && yaml.mapping(spot, 'a mapping with `pre` or `post`', NAMES);
  if (!values) return SILENT;
  const [pre, post] = [values.get('pre'), values.get('post')];
  if (pre && placeholdersOf(pre).includes(SUMMARY)) {
    yaml.report(pre, '`{summary}` is what the tool answers: it is not known before the tool runs.');
  }
  return {
    pre: (pre && readTemplate(yaml, pre, params)) ?? SILENT.pre,
    post: (post && readTemplate(yaml, post, params)) ?? SILENT.post,
  };
}

function readTemplate(yaml: YamlText, spot: Spot, params: readonly string[]): string | undefined {
  const text = scalarAt(spot);
  if (typeof text !== 'string') return yaml.report(spot, `Expected a text, got ${describeNode(spot)}.`);
  const known = [...params, SUMMARY];
  for (const name of placeholdersOf(spot)) {
    if (known.includes(name)) continue;
    yaml.report(spot, `\`{${name}}\` is no parameter of this intent.${didYouMean(name, known)}`);
  }
  return text;
}

/** Names between braces; whatever stands there was probably meant as one. */
function placeholdersOf(spot: Spot): readonly string[] {
  const text = scalarAt(spot);
  return typeof text === 'string' ? [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name) : [];
}
