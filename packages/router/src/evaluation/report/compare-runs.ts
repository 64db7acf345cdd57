import { type Layer, LAYERS } from '../golden.ts';
import { type ConversationResult, type EvaluationReport, type LayerScore, passedLayer } from './evaluation-report.ts';

/** What has changed from one run to another. */
export interface RunComparison {
  /** What failed before and passes now. */
  readonly better: readonly LayerChange[];
  /** What passed before and fails now. */
  readonly worse: readonly LayerChange[];
  /** `suite · id` of conversations that only one of the runs has. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly layers: readonly { readonly layer: Layer; readonly before: number | null; readonly after: number | null }[];
  /** The same for people. */
  readonly text: string;
}

/** A layer of a turn that both runs looked at. */
export interface LayerChange {
  /** `suite · id`. */
  readonly conversation: string;
  /** From 1. */
  readonly turn: number;
  readonly layer: Layer;
}

/** Compares two runs, layer by layer and turn by turn. Shares are of turns, 0–1; `null` where nothing was looked at. */
export function compareRuns(before: EvaluationReport, after: EvaluationReport): RunComparison {
  const [old, now] = [byName(before), byName(after)];
  const both = [...now].flatMap(([name, is]) => {
    const was = old.get(name);
    return was ? changesOf(name, was, is) : [];
  });
  const found = {
    better: both.filter(({ passes }) => passes).map(({ change }) => change),
    worse: both.filter(({ passes }) => !passes).map(({ change }) => change),
    added: [...now.keys()].filter((name) => !old.has(name)),
    removed: [...old.keys()].filter((name) => !now.has(name)),
    layers: LAYERS.map((layer) => ({ layer, before: shareOf(before, layer), after: shareOf(after, layer) })).filter(
      (share) => share.before !== null || share.after !== null,
    ),
  };
  return { ...found, text: describe(found) };
}

function byName({ conversations }: EvaluationReport): ReadonlyMap<string, ConversationResult> {
  return new Map(conversations.map((each) => [`${each.suite} · ${each.id}`, each]));
}

function changesOf(
  conversation: string,
  was: ConversationResult,
  is: ConversationResult,
): readonly { readonly passes: boolean; readonly change: LayerChange }[] {
  return is.turns.flatMap((turn, index) => {
    const old = was.turns[index];
    return LAYERS.flatMap((layer) => {
      const [passed, passes] = [old && passedLayer(old, layer), passedLayer(turn, layer)];
      if (passed === undefined || passes === undefined || passed === passes) return [];
      return [{ passes, change: { conversation, turn: index + 1, layer } }];
    });
  });
}

function shareOf({ layers }: EvaluationReport, layer: Layer): number | null {
  const score = layers.find((each: LayerScore) => each.layer === layer);
  return score ? score.passed / score.turns : null;
}

function describe({ better, worse, added, removed, layers }: Omit<RunComparison, 'text'>): string {
  const list = (title: string, changes: readonly LayerChange[]): readonly string[] => [
    ...(changes.length > 0 ? [`${title}:`] : []),
    ...changes.map(({ conversation, turn, layer }) => `  ${conversation}, turn ${turn}: ${layer}`),
  ];
  const shares = layers.map(
    ({ layer, before, after }) => `${layer.padEnd(14)}${toPercent(before).padStart(9)} → ${toPercent(after)}`,
  );
  return [
    `${worse.length} worse, ${better.length} better.`,
    ...list('Worse', worse),
    ...list('Better', better),
    ...(added.length > 0 ? [`New: ${added.join(', ')}`] : []),
    ...(removed.length > 0 ? [`Gone: ${removed.join(', ')}`] : []),
    ...shares,
  ].join('\n');
}

function toPercent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1)} %`;
}
