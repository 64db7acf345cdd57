import type { TaskRequest } from '../events/decider.ts';
import { messageOf } from '../events/task-attempt.ts';
import { type Facts, type StepFact, taskIdOf } from './facts.ts';
import type {
  AskNode,
  WorkflowState,
  ChooseNode,
  EachNode,
  FlowNode,
  GroupNode,
  StepNode,
  UntilNode,
} from './flow-node.ts';
import { DEFAULT_RETRIES } from './flow-node.ts';
import type { Failure, Question, WorkflowEvent } from './workflow-event.ts';

/** Where a part of a workflow stands, and the state as far as it is known there. */
type Standing =
  | { readonly at: 'done'; readonly bag: WorkflowState }
  | { readonly at: 'waiting'; readonly bag: WorkflowState }
  | { readonly at: 'failed'; readonly bag: WorkflowState; readonly failure: Failure };

/** A step that was begun, and what it finds if it is to be undone. */
interface Begun {
  readonly id: string;
  readonly node: StepNode;
  readonly bag: WorkflowState;
}

/** Where a part is: the state there, and what its names begin with. */
interface Place {
  readonly bag: WorkflowState;
  readonly prefix: string;
}

/** Where a run stands, and what follows from that. */
export interface Walked {
  readonly standing: Standing;
  /** What is to be written now: steps that are requested, branches that are chosen, questions that are asked. */
  readonly events: readonly WorkflowEvent[];
  /** Steps that run. */
  readonly tasks: readonly TaskRequest[];
  /** Questions that are open. */
  readonly questions: readonly Question[];
  /** Parts that failed and could be done without. */
  readonly leftOut: readonly Failure[];
  /** Steps that were to be undone and were not. */
  readonly notUndone: readonly string[];
}

/** The query of a step's task. */
export interface StepQuery {
  readonly stepId: string;
  readonly attempt: number;
  readonly state: WorkflowState;
  readonly isUndo: boolean;
}

/**
 * Walks through a workflow as far as the facts of a run carry. Pure: the same facts always lead to the same place, so a run
 * goes on in any process where another one has left it.
 */
export function walk(flow: FlowNode, facts: Facts): Walked {
  return new Walker(facts).walk(flow);
}

class Walker {
  readonly #facts: Facts;
  #events: WorkflowEvent[] = [];
  #tasks: TaskRequest[] = [];
  #questions: Question[] = [];
  readonly #begun: Begun[] = [];
  readonly #leftOut: Failure[] = [];
  readonly #notUndone = new Set<string>();

  constructor(facts: Facts) {
    this.#facts = facts;
  }

  walk(flow: FlowNode): Walked {
    const place = { bag: this.#facts.input, prefix: '' };
    const standing = this.#settle(() => this.#stopped(this.#enter(flow, place), place));
    return {
      standing,
      events: this.#events,
      tasks: this.#tasks,
      questions: this.#questions,
      leftOut: this.#leftOut,
      notUndone: [...this.#notUndone],
    };
  }

  /** A run that was cancelled stands where it is, unless it had come to its end. */
  #stopped(standing: Standing, { bag }: Place): Standing {
    const { cancelled } = this.#facts;
    if (cancelled === undefined || standing.at !== 'waiting') return standing;
    this.#forget({ events: 0, tasks: 0, questions: 0 });
    return { at: 'failed', bag: { ...bag, ...standing.bag }, failure: { step: 'workflow', message: cancelled } };
  }

  #enter(node: FlowNode, place: Place): Standing {
    switch (node.kind) {
      case 'step':
        return this.#step(node, place);
      case 'ask':
        return this.#ask(node, place);
      case 'choose':
        return this.#choose(node, place);
      case 'each':
        return this.#each(node, place);
      case 'until':
        return this.#until(node, place);
      default:
        return this.#group(node, place);
    }
  }

  #step(node: StepNode, { bag, prefix }: Place): Standing {
    const id = `${prefix}${node.name}`;
    const fact = this.#facts.steps.get(id);
    const update = fact?.outcome?.update ?? {};
    const after = { ...bag, ...update };
    if (fact) this.#begun.push({ id, node, bag: after });
    const task = { id, node, state: picked(bag, [...node.reads, ...node.optionalReads]), isUndo: false };
    return this.#attempted(task, fact, after);
  }

  /** A step, or its undoing, until an attempt at it has ended it. */
  #attempted(
    task: { readonly id: string; readonly node: StepNode; readonly state: WorkflowState; readonly isUndo: boolean },
    fact: StepFact | undefined,
    bag: WorkflowState,
  ): Standing {
    const { id, node } = task;
    if (!fact) return this.#request(task, 1, bag);
    if (fact.endedAs === undefined) {
      const query: StepQuery = { stepId: id, attempt: fact.attempt, state: task.state, isUndo: task.isUndo };
      this.#tasks.push({ id: taskIdOf(id, fact.attempt), task: node.name, query, notes: fact.notes });
      return { at: 'waiting', bag };
    }
    if (!fact.failure) return { at: 'done', bag };
    if (fact.failure.retryable && fact.attempt <= (node.retries ?? DEFAULT_RETRIES))
      return this.#request(task, fact.attempt + 1, bag);
    return { at: 'failed', bag, failure: { step: id, message: fact.failure.message } };
  }

  #request(
    { id, node }: { readonly id: string; readonly node: StepNode },
    attempt: number,
    bag: WorkflowState,
  ): Standing {
    const content = { id: taskIdOf(id, attempt), task: node.name, query: null };
    this.#events.push({ type: 'task-requested', version: 1, author: this.#author, content });
    return { at: 'waiting', bag };
  }

  #ask(node: AskNode, { bag, prefix }: Place): Standing {
    const id = `${prefix}${node.name}`;
    const state = picked(bag, node.reads);
    return this.#attempt(id, bag, () => {
      const options = node.options(state);
      if (node.asks === 'choice' && options.length === 0) throw new Error('There is nothing to choose from.');
      const sure = node.sure(options, state);
      if (sure !== undefined) return { at: 'done', bag: { ...bag, ...node.take(options[sure], state) } };
      const answer = this.#facts.answers.get(id);
      if (!answer) return this.#put(node, { id, state, options }, bag);
      if ('option' in answer) return { at: 'done', bag: { ...bag, ...node.take(options[answer.option], state) } };
      if (answer.approved) return { at: 'done', bag };
      throw new Error(`${answer.by} did not approve${answer.note === undefined ? '.' : `: ${answer.note}`}`);
    });
  }

  #put(
    node: AskNode,
    {
      id,
      state,
      options,
    }: { readonly id: string; readonly state: WorkflowState; readonly options: readonly unknown[] },
    bag: WorkflowState,
  ): Standing {
    const asked = this.#facts.questions.get(id);
    if (asked) this.#questions.push(asked);
    else {
      const content = {
        id,
        asks: node.asks,
        question: node.question(state),
        options: options.map((option) => node.labelOf(option)),
      };
      this.#events.push({ type: 'question-asked', version: 1, author: node.name, content });
    }
    return { at: 'waiting', bag };
  }

  #choose(node: ChooseNode, { bag, prefix }: Place): Standing {
    const id = `${prefix}${node.name}`;
    return this.#attempt(id, bag, () => {
      const name = this.#decided(id, node.name, () => node.by(picked(bag, [...node.reads, ...node.optionalReads])));
      if (!Object.hasOwn(node.branches, name)) {
        const names = Object.keys(node.branches).map((each) => JSON.stringify(each));
        throw new Error(`There is no branch ${JSON.stringify(name)}; there are ${names.join(', ')}.`);
      }
      const branch = node.branches[name];
      return branch ? this.#enter(branch, { bag, prefix }) : { at: 'done', bag };
    });
  }

  /** What was decided before, or is decided now and written down. */
  #decided(id: string, author: string, decide: () => string): string {
    const before = this.#facts.branches.get(id);
    if (before !== undefined) return before;
    const branch = decide();
    this.#events.push({ type: 'branch-chosen', version: 1, author, content: { id, branch } });
    return branch;
  }

  #each(node: EachNode, { bag, prefix }: Place): Standing {
    const id = `${prefix}${node.name}`;
    return this.#attempt(id, bag, () => {
      const items = node.items(picked(bag, node.reads));
      if (items.length > node.most)
        throw new Error(`There are ${items.length} items, and at most ${node.most} are worked on.`);
      const bodies = items.map((item, index) => () => {
        const place = { bag: { ...bag, [node.as]: item }, prefix: `${id}[${index + 1}].` };
        return node.mayFail
          ? this.#doneWithout(() => this.#enter(node.body, place), place.bag)
          : this.#enter(node.body, place);
      });
      const { standings, failed } = this.#sideBySide(bodies, node.atOnce);
      if (failed) return { ...failed, bag };
      if (standings.length < items.length || standings.some(({ at }) => at === 'waiting'))
        return { at: 'waiting', bag };
      const { from, into } = node.collect;
      const list = standings.flatMap((standing) => ('without' in standing ? [] : [standing.bag[from]]));
      return { at: 'done', bag: { ...bag, [into]: list } };
    });
  }

  #until(node: UntilNode, place: Place): Standing {
    const id = `${place.prefix}${node.name}`;
    let { bag } = place;
    for (let round = 1; round <= node.most; round++) {
      const name = `${id}[${round}]`;
      const standing = this.#enter(node.body, { bag, prefix: `${name}.` });
      if (standing.at !== 'done') return standing;
      bag = standing.bag;
      const tested = this.#attempt(id, bag, () => {
        const test = (): string =>
          node.test(picked(bag, [...node.reads, ...node.optionalReads])) ? 'enough' : 'again';
        return { at: this.#decided(name, node.name, test) === 'enough' ? 'done' : 'waiting', bag };
      });
      if (tested.at !== 'waiting') return tested;
    }
    const message = `It was not enough after ${node.most} rounds.`;
    return { at: 'failed', bag, failure: { step: id, message } };
  }

  #group({ kind, parts }: GroupNode, place: Place): Standing {
    switch (kind) {
      case 'sequence':
        return this.#sequence(parts, place);
      case 'parallel':
        return this.#parallel(parts, place);
      case 'fallback':
        return this.#fallback(parts, place);
      case 'optional':
        return this.#doneWithout(() => this.#sequence(parts, place), place.bag);
    }
  }

  #sequence(parts: readonly FlowNode[], { bag, prefix }: Place): Standing {
    let standing: Standing = { at: 'done', bag };
    for (const part of parts) {
      standing = this.#enter(part, { bag: standing.bag, prefix });
      if (standing.at !== 'done') return standing;
    }
    return standing;
  }

  #parallel(parts: readonly FlowNode[], place: Place): Standing {
    const { standings, failed } = this.#sideBySide(
      parts.map((part) => () => this.#enter(part, place)),
      Infinity,
    );
    const bag = standings.reduce((all, standing) => ({ ...all, ...changed(place.bag, standing.bag) }), place.bag);
    if (failed) return { ...failed, bag };
    return { at: standings.every(({ at }) => at === 'done') ? 'done' : 'waiting', bag };
  }

  /** At most so many at once; when one fails, what the others wait for is forgotten, and so it is stopped. */
  #sideBySide(
    walks: readonly (() => Standing)[],
    atOnce: number,
  ): { readonly standings: readonly Standing[]; readonly failed: (Standing & { readonly at: 'failed' }) | undefined } {
    const mark = this.#mark();
    const standings: Standing[] = [];
    let waiting = 0;
    for (const next of walks) {
      if (waiting >= atOnce) break;
      const standing = next();
      standings.push(standing);
      if (standing.at === 'waiting') waiting++;
    }
    const failed = standings.find((standing) => standing.at === 'failed');
    if (failed) this.#forget(mark);
    return { standings, failed };
  }

  #fallback(parts: readonly FlowNode[], place: Place): Standing {
    let standing: Standing = { at: 'done', bag: place.bag };
    for (const part of parts) {
      standing = this.#settle(() => this.#enter(part, place));
      if (standing.at !== 'failed') return standing;
    }
    return standing;
  }

  /** What can be done without: when it fails, it is as if it had never been. */
  #doneWithout(enter: () => Standing, bag: WorkflowState): Standing & { readonly without?: true } {
    const standing = this.#settle(enter);
    if (standing.at !== 'failed') return standing;
    this.#leftOut.push(standing.failure);
    return { at: 'done', bag, without: true };
  }

  /** Walks a part whose failure somebody sees to: it has failed once all that it did is undone, the last first. */
  #settle(enter: () => Standing): Standing {
    const before = this.#begun.length;
    const standing = enter();
    if (standing.at !== 'failed') return standing;
    const begun = this.#begun.slice(before);
    const undoable = begun
      .filter(({ id, node }) => node.undo !== undefined && this.#mayBeDone(id))
      .toSorted((left, right) => this.#endOf(right.id) - this.#endOf(left.id));
    // What is undone already, by a part inside, is not undone again.
    const isUndone = undoable.every((step) => this.#isUndone(step));
    return isUndone ? standing : { at: 'waiting', bag: standing.bag };
  }

  /** Done for sure, or stopped on the way, or out of reach: then nobody knows. */
  #mayBeDone(id: string): boolean {
    const fact = this.#facts.steps.get(id);
    return fact !== undefined && (fact.failure === undefined || fact.inDoubt);
  }

  #endOf(id: string): number {
    return this.#facts.steps.get(id)?.endedAs ?? Infinity;
  }

  #isUndone({ id, node, bag }: Begun): boolean {
    const undoId = `undo:${id}`;
    const state = picked(bag, [...node.reads, ...node.optionalReads, ...node.writes, ...node.optionalWrites]);
    const standing = this.#attempted({ id: undoId, node, state, isUndo: true }, this.#facts.steps.get(undoId), bag);
    if (standing.at === 'failed') this.#notUndone.add(id);
    return standing.at !== 'waiting';
  }

  /** What a function of the workflow throws is the failure of its part. */
  #attempt(id: string, bag: WorkflowState, work: () => Standing): Standing {
    try {
      return work();
    } catch (error) {
      return { at: 'failed', bag, failure: { step: id, message: messageOf(error) } };
    }
  }

  #mark(): Record<'events' | 'tasks' | 'questions', number> {
    return { events: this.#events.length, tasks: this.#tasks.length, questions: this.#questions.length };
  }

  #forget({ events, tasks, questions }: Record<'events' | 'tasks' | 'questions', number>): void {
    this.#events = this.#events.slice(0, events);
    this.#tasks = this.#tasks.slice(0, tasks);
    this.#questions = this.#questions.slice(0, questions);
  }

  get #author(): string {
    return this.#facts.workflow ?? 'workflow';
  }
}

/** What there is of the keys. */
function picked(bag: WorkflowState, keys: readonly string[]): WorkflowState {
  return Object.fromEntries(keys.filter((key) => Object.hasOwn(bag, key)).map((key) => [key, bag[key]]));
}

function changed(before: WorkflowState, after: WorkflowState): WorkflowState {
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
}
