import type { StoredEvent } from '../events/event.ts';
import { evolveFacts, type Facts, noFacts, type StepFact } from '../workflow/facts.ts';
import type { Outline } from '../workflow/outline.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.ts';
import { escaped, nodeId, STATUS_STYLES } from './mermaid-text.ts';

/** An arrow that waits for the box that it leads to. */
interface Loose {
  readonly from: string;
  readonly label?: string;
}

type Status = 'completed' | 'executing' | 'failed' | 'blocked' | 'undone';

/** A run of a workflow as a Mermaid flowchart: its steps as they were laid out when it began, and how far each has come. */
export function workflowChart(events: readonly StoredEvent[]): string {
  const facts = (events as readonly StoredEvent<WorkflowEvent>[]).reduce(evolveFacts, noFacts(events[0]?.runId ?? ''));
  return new WorkflowChart(facts).toString();
}

class WorkflowChart {
  readonly #facts: Facts;
  readonly #lines = ['flowchart TD'];

  constructor(facts: Facts) {
    this.#facts = facts;
    const { workflow = '', version, outline, end, cancelled } = facts;
    this.#lines.push(`  start(["${escaped(`${workflow}, version ${version}`)}"])`);
    const last = outline ? this.#draw(outline, [{ from: 'start' }]) : [];
    if (!end) return;
    const how = end.ok ? 'completed' : `${cancelled === undefined ? 'failed' : 'cancelled'}: ${end.message}`;
    this.#lines.push(`  stop(["${escaped(how)}"]):::${end.ok ? 'completed' : 'failed'}`);
    this.#join(last, 'stop');
  }

  toString(): string {
    return `${[...this.#lines, ...STATUS_STYLES].join('\n')}\n`;
  }

  /** Draws a part behind the arrows that lead to it. Returns those that lead on. */
  #draw(outline: Outline, before: readonly Loose[]): readonly Loose[] {
    const { kind, name = '', parts = [], rest = {} } = outline;
    switch (kind) {
      case 'step':
        return this.#box(name, before);
      case 'ask':
        return this.#ask(name, before);
      case 'sequence':
        return parts.reduce((arrows, part) => this.#draw(part, arrows), before);
      case 'parallel':
        return parts.flatMap((part) => this.#draw(part, before));
      case 'optional':
        return parts.flatMap((part) =>
          this.#draw(
            part,
            before.map((arrow) => ({ ...arrow, label: 'may fail' })),
          ),
        );
      case 'fallback':
        return parts.flatMap((part, place) =>
          this.#draw(part, place === 0 ? before : before.map((arrow) => ({ ...arrow, label: 'or else' }))),
        );
      case 'choose':
        return this.#choose(name, { before, parts, branches: rest['branches'] as readonly string[] });
      case 'each':
      case 'until':
        return this.#loop(outline, before);
    }
  }

  #box(name: string, before: readonly Loose[], text = name): readonly Loose[] {
    const facts = this.#factsOf(name);
    const status = this.#statusOf(name, facts);
    const done = facts.filter(({ outcome }) => outcome !== undefined).length;
    const count = facts.length > 1 ? ` ${done}/${facts.length}` : '';
    this.#lines.push(
      `  ${nodeId('step_', name)}["${escaped(`${text}${count}`)}"]${status === undefined ? '' : `:::${status}`}`,
    );
    return this.#join(before, nodeId('step_', name));
  }

  #ask(name: string, before: readonly Loose[]): readonly Loose[] {
    const { questions, answers, end } = this.#facts;
    const last = [...questions.values()].findLast(({ id }) => baseOf(id) === name);
    const isOpen = last !== undefined && !answers.has(last.id) && !end;
    const text = last ? `${name}: ${last.question}` : name;
    const status = last && answers.has(last.id) ? ':::completed' : isOpen ? ':::executing' : '';
    this.#lines.push(`  ${nodeId('step_', name)}{{"${escaped(text)}"}}${status}`);
    return this.#join(before, nodeId('step_', name));
  }

  #choose(
    name: string,
    {
      before,
      parts,
      branches,
    }: { readonly before: readonly Loose[]; readonly parts: readonly Outline[]; readonly branches: readonly string[] },
  ): readonly Loose[] {
    const chosen = [...this.#facts.branches].findLast(([id]) => baseOf(id) === name)?.[1];
    this.#lines.push(`  ${nodeId('step_', name)}{"${escaped(name)}"}${chosen === undefined ? '' : ':::completed'}`);
    const [from] = this.#join(before, nodeId('step_', name));
    return parts.flatMap((part, place) => {
      const branch = branches[place] ?? '';
      return this.#draw(part, [{ from: from?.from ?? '', label: branch === chosen ? `${branch}, taken` : branch }]);
    });
  }

  #loop({ kind, name = '', parts = [], rest = {} }: Outline, before: readonly Loose[]): readonly Loose[] {
    const id = nodeId('step_', name);
    const text = kind === 'each' ? `${name}: for each ${String(rest['as'])}` : `${name}: until it is enough`;
    this.#lines.push(`  ${id}[["${escaped(text)}"]]`);
    const inside = parts.flatMap((part) => this.#draw(part, this.#join(before, id)));
    for (const { from } of inside) this.#lines.push(`  ${from} -.-> ${id}`);
    return [{ from: id }];
  }

  #join(arrows: readonly Loose[], to: string): readonly Loose[] {
    for (const { from, label } of arrows) {
      this.#lines.push(`  ${from} -->${label === undefined ? '' : `|"${escaped(label)}"|`} ${to}`);
    }
    return [{ from: to }];
  }

  /** Of all rounds of loops around it. */
  #factsOf(name: string): readonly StepFact[] {
    return [...this.#facts.steps].flatMap(([id, fact]) =>
      !id.startsWith('undo:') && baseOf(id) === name ? [fact] : [],
    );
  }

  #statusOf(name: string, facts: readonly StepFact[]): Status | undefined {
    const undone = [...this.#facts.steps].some(
      ([id, { outcome }]) => id.startsWith('undo:') && baseOf(id) === name && outcome,
    );
    if (undone) return 'undone';
    if (facts.length === 0) return undefined;
    if (facts.some(({ failure }) => failure !== undefined)) return 'failed';
    if (facts.every(({ outcome }) => outcome !== undefined)) return 'completed';
    // What had not ended when the run did was stopped.
    return this.#facts.end ? 'blocked' : 'executing';
  }
}

/** `weigh` of `each-spice[2].weigh`. */
function baseOf(id: string): string {
  return id
    .replace(/^undo:/, '')
    .replace(/^.*\./, '')
    .replace(/\[\d+\]$/, '');
}
