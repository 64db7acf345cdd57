import { assertLimit } from '../assert-limit.ts';
import { MisuseError } from '../errors.ts';
import type {
  AskNode,
  ChooseNode,
  EachNode,
  FlowNode,
  StepContext,
  StepLimits,
  StepNode,
  UntilNode,
} from './flow-node.ts';

type KeyOf<State> = keyof State & string;

/** No key but those of `Keys`. */
type NoMore<Given, Keys extends string> = { readonly [Key in Exclude<keyof Given, Keys>]: never };

/** What a step is handed: what it reads, and of what it may read as much as there is. */
export type StepInput<State, Reads extends keyof State, MayRead extends keyof State> = Readonly<
  Pick<State, Reads> & Partial<Pick<State, MayRead>>
>;

/** A part of a workflow over a state: a step, or several put together. */
export type Flow<State> = FlowNode & Over<State>;

export interface Over<State> {
  /** Keeps parts of different states apart; never there. */
  readonly over?: (state: State) => State;
}

/** One step. It is handed what it reads, and nothing else; it returns what it writes, and nothing else. */
export interface Step<State, Read, Write> extends Omit<StepNode, 'run'>, Over<State> {
  run(state: Read, context: StepContext): Promise<Write> | Write;
}

/** A step as {@link FlowMaker} takes it: what it reads and writes of the state, its function, and what undoes it. */
export interface StepDefinition<
  State,
  Reads extends KeyOf<State>,
  MayRead extends KeyOf<State>,
  Writes extends KeyOf<State>,
  MayWrite extends KeyOf<State>,
  Update,
> extends StepLimits {
  /** Unlike any other in its workflow; author of its events. */
  readonly name: string;
  /** Keys that are there when it begins. */
  readonly reads?: readonly Reads[];
  /** Keys that it is handed if they are there. */
  readonly optionalReads?: readonly MayRead[];
  /** Keys that it writes, each time. */
  readonly writes?: readonly Writes[];
  /** Keys that it may write. */
  readonly optionalWrites?: readonly MayWrite[];
  /** Whoever watches is to be told of its update at once: a result, a milestone. */
  readonly escalate?: boolean;
  /**
   * Does it. It may be called again after a crash, with the same idempotency key. What it returns is plain JSON; a key with the
   * value that it had when it was read is not written again. A throw makes the step fail.
   */
  run(
    state: StepInput<State, Reads, MayRead>,
    context: StepContext,
  ): Promise<Update & NoMore<Update, Writes | MayWrite>> | (Update & NoMore<Update, Writes | MayWrite>);
  /**
   * Takes it back, when a later step has failed for good or the run is cancelled. Also called when nobody knows whether the
   * step was done, e.g. after a timeout: then what it writes is missing.
   */
  undo?(state: StepInput<State, Reads, MayRead | Writes | MayWrite>, context: StepContext): Promise<void> | void;
}

/** A question to a person, as a step of a workflow: the keys of the state that it reads, and its text. */
export interface QuestionDefinition<State, Reads extends KeyOf<State>> {
  readonly name: string;
  readonly reads?: readonly Reads[];
  /** What the person is asked. */
  question(state: Readonly<Pick<State, Reads>>): string;
}

/** Parts of workflows over one state that name its keys; made by {@link flowOf}. */
export interface FlowMaker<State> {
  /** Makes a step. */
  step<
    const Reads extends KeyOf<State> = never,
    const MayRead extends KeyOf<State> = never,
    const Writes extends KeyOf<State> = never,
    const MayWrite extends KeyOf<State> = never,
    Update extends Pick<State, Writes> & Partial<Pick<State, MayWrite>> = Pick<State, Writes> &
      Partial<Pick<State, MayWrite>>,
  >(
    definition: StepDefinition<State, Reads, MayRead, Writes, MayWrite, Update>,
  ): Step<State, StepInput<State, Reads, MayRead>, Update>;

  /** Goes on with the branch that `by`, a pure function, names; a branch may be `undefined`, which does nothing. */
  choose<
    const Branch extends string,
    const Reads extends KeyOf<State> = never,
    const MayRead extends KeyOf<State> = never,
  >(definition: {
    readonly name: string;
    readonly reads?: readonly Reads[];
    readonly optionalReads?: readonly MayRead[];
    by(state: StepInput<State, Reads, MayRead>): NoInfer<Branch>;
    readonly branches: Readonly<Record<Branch, Flow<State> | undefined>>;
  }): Flow<State>;

  /**
   * Runs the body for each item, several side by side. The body finds its item under `as`; what it writes under
   * `collect.from` becomes, in the order of the items, the list `collect.into`. Nothing else that it writes leaves it.
   */
  forEach<
    const As extends KeyOf<State>,
    const From extends KeyOf<State>,
    const Into extends KeyOf<State>,
    const Reads extends KeyOf<State> = never,
  >(definition: {
    readonly name: string;
    readonly reads?: readonly Reads[];
    items(state: Readonly<Pick<State, Reads>>): readonly NoInfer<State[As]>[];
    readonly as: As;
    readonly collect: {
      readonly from: From;
      readonly into: readonly State[From][] extends State[Into] ? Into : never;
    };
    readonly do: Flow<State>;
    /** With more items it fails. Default 100. */
    readonly most?: number;
    /** Bodies side by side. Default 4. */
    readonly atOnce?: number;
    /** An item whose body fails is left out of the list. */
    readonly mayFail?: boolean;
  }): Flow<State>;

  /** Runs the body again and again until `test`, a pure function, holds after it. */
  until<const Reads extends KeyOf<State> = never, const MayRead extends KeyOf<State> = never>(definition: {
    readonly name: string;
    readonly reads?: readonly Reads[];
    readonly optionalReads?: readonly MayRead[];
    test(state: StepInput<State, Reads, MayRead>): boolean;
    readonly do: Flow<State>;
    /** After so many rounds it fails. */
    readonly most: number;
  }): Flow<State>;

  /**
   * Takes one of several: the only one there is, the one that `sure` names, or the one that a person chooses. Then the run
   * waits for the answer. Without options it fails.
   */
  choice<Option, const Writes extends KeyOf<State>, const Reads extends KeyOf<State> = never>(
    definition: QuestionDefinition<State, Reads> & {
      readonly writes: readonly Writes[];
      options(state: Readonly<Pick<State, Reads>>): readonly Option[];
      label(option: NoInfer<Option>): string;
      /** Place of the option that needs no asking, if there is one. */
      sure?(options: readonly NoInfer<Option>[], state: Readonly<Pick<State, Reads>>): number | undefined;
      take(option: NoInfer<Option>, state: Readonly<Pick<State, Reads>>): Pick<State, Writes>;
    },
  ): Flow<State>;

  /** Waits until a person approves; a no makes it fail. */
  approval<const Reads extends KeyOf<State> = never>(definition: QuestionDefinition<State, Reads>): Flow<State>;
}

/**
 * Makes parts of workflows over the state `State`, an object type that has every key with its type. The compiler refuses a
 * step that reads or writes a key other than those it declares.
 *
 * @example
 * const flow = flowOf<{ readonly city: string; readonly weather: string }>();
 * const findWeather = flow.step({
 *   name: 'find-weather',
 *   reads: ['city'],
 *   writes: ['weather'],
 *   run: async ({ city }, { signal }) => ({ weather: await weatherIn(city, signal) }),
 * });
 */
export function flowOf<State extends object>(): FlowMaker<State> {
  // Types say what fits together; from here on it is data.
  return MAKER as unknown as FlowMaker<State>;
}

type Loose<Node> = Omit<Node, 'kind' | 'reads' | 'optionalReads' | 'writes' | 'optionalWrites'> &
  Partial<Record<'reads' | 'optionalReads' | 'writes' | 'optionalWrites', readonly string[]>>;

const MAKER = {
  step({
    reads = [],
    optionalReads = [],
    writes = [],
    optionalWrites = [],
    escalate = false,
    ...rest
  }: Loose<StepNode>): StepNode {
    for (const name of ['timeoutMs', 'retries'] as const) assertLimit(`${name} of "${rest.name}"`, rest[name] ?? 0);
    return { kind: 'step', reads, optionalReads, writes, optionalWrites, escalate, ...rest };
  },

  choose({ reads = [], optionalReads = [], ...rest }: Loose<ChooseNode>): ChooseNode {
    return { kind: 'choose', reads, optionalReads, ...rest };
  },

  forEach({
    reads = [],
    most = 100,
    atOnce = 4,
    mayFail = false,
    do: body,
    ...rest
  }: Loose<EachNode> & { readonly do: FlowNode }): EachNode {
    assertLimit(`most of "${rest.name}"`, most);
    assertLimit(`atOnce of "${rest.name}"`, atOnce, 1);
    return { kind: 'each', reads, ...rest, most, atOnce, mayFail, body };
  },

  until({
    reads = [],
    optionalReads = [],
    do: body,
    ...rest
  }: Loose<UntilNode> & { readonly do: FlowNode }): UntilNode {
    assertLimit(`most of "${rest.name}"`, rest.most, 1);
    return { kind: 'until', reads, optionalReads, ...rest, body };
  },

  choice(definition: Omit<Loose<AskNode>, 'asks' | 'labelOf'> & { label(option: unknown): string }): AskNode {
    const { reads = [], writes = [] } = definition;
    const only = (options: readonly unknown[]): number | undefined => (options.length === 1 ? 0 : undefined);
    return {
      ...definition,
      kind: 'ask',
      asks: 'choice',
      reads,
      writes,
      labelOf: (option) => definition.label(option),
      sure: (options, state) => only(options) ?? definition.sure?.(options, state),
    };
  },

  approval({ reads = [], ...rest }: Pick<Loose<AskNode>, 'name' | 'reads' | 'question'>): AskNode {
    return {
      kind: 'ask',
      asks: 'approval',
      reads,
      writes: [],
      ...rest,
      options: () => [],
      labelOf: () => '',
      sure: () => undefined,
      take: () => ({}),
    };
  },
};

/** One after the other; each part finds what those before it have written. */
export function sequence<State>(...parts: readonly Flow<State>[]): Flow<State> {
  return group('sequence', parts);
}

/**
 * Side by side; what they write is put together when all are done. If one fails, the others are stopped and it fails: wrap a
 * part that may fail in {@link optional}.
 */
export function parallel<State>(...parts: readonly Flow<State>[]): Flow<State> {
  return group('parallel', parts);
}

/** The first part; if it fails, what it did is undone, and the next one is tried. */
export function fallback<State>(...parts: readonly Flow<State>[]): Flow<State> {
  return group('fallback', parts);
}

/** A part that may fail: then what it did is undone, and the workflow goes on without what it writes. */
export function optional<State>(part: Flow<State>): Flow<State> {
  return group('optional', [part]);
}

function group<State>(
  kind: 'sequence' | 'parallel' | 'fallback' | 'optional',
  parts: readonly FlowNode[],
): Flow<State> {
  if (parts.length === 0) throw new MisuseError(`\`${kind}\` needs at least one part.`);
  return { kind, parts };
}
