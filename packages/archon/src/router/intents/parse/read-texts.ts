import type { Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';

/** A list of texts, each once. Without those that were reported. */
export function readTexts(yaml: YamlText, spot: Spot, expected: string): readonly string[] {
  const texts = new Set<string>();
  for (const item of yaml.items(spot, expected, { emptyToo: true }) ?? []) {
    const text = yaml.text(item, 'a text');
    if (text === undefined) continue;
    if (texts.has(text)) yaml.report(item, `${JSON.stringify(text)} stands in this list already.`);
    texts.add(text);
  }
  return [...texts];
}
