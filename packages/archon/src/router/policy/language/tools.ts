import { didYouMean, type Spot } from '../../yaml/spot.ts';
import type { YamlText } from '../../yaml/yaml-text.ts';

/** What a policy knows of a tool. */
export interface PolicyTool {
  readonly name: string;
  /** Changes something, so that no rule means no. */
  readonly writes: boolean;
  /** The reason when no rule fires, if the policy has one. */
  readonly otherwise: string | undefined;
}

const EXPECTED = '`{ writes: true }` or `{ writes: false }`';

/** Reads the tools that a policy speaks of. */
export function readTools(text: YamlText, spot: Spot | undefined): ReadonlyMap<string, PolicyTool> {
  const fields = spot ? text.fields(spot, `the tools, each with ${EXPECTED}`) : undefined;
  return new Map((fields ?? []).map(({ name, value }) => [name, readTool(text, name, value)]));
}

function readTool(text: YamlText, name: string, spot: Spot): PolicyTool {
  const parts = text.mapping(spot, EXPECTED, { required: ['writes'], optional: ['otherwise'] });
  const [writesAt, otherwiseAt] = ['writes', 'otherwise'].map((part) => parts?.get(part));
  const writes = writesAt && text.flag(writesAt);
  return { name, writes: writes !== false, otherwise: otherwiseAt && text.text(otherwiseAt, 'a reason in words') };
}

/** Reads a list of tools by name, where `*` stands for any letters: `[update_*]`. @returns Names of declared tools. */
export function readToolNames(text: YamlText, known: readonly string[], spot: Spot): readonly string[] {
  const items = text.items(spot, 'a list of tools') ?? [];
  const named = items.flatMap((item) => {
    const pattern = text.text(item, 'the name of a tool');
    if (pattern === undefined) return [];
    const found = known.filter((name) => fits(name, pattern));
    if (found.length === 0) {
      const list = known.map((name) => `\`${name}\``).join(', ') || 'none';
      text.report(item, `No tool is called \`${pattern}\`; declared are ${list}.${didYouMean(pattern, known)}`);
    }
    return found;
  });
  return [...new Set(named)];
}

/** Each part between stars is looked for after the one before it; first and last stand at the ends. */
function fits(name: string, pattern: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return name === pattern;
  if (!name.startsWith(first)) return false;
  let at = first.length;
  for (const part of rest) {
    const found = name.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return name.length - last.length >= at && name.endsWith(last);
}
