import { MisuseError } from '../errors.ts';
import type { ModelCall, ModelReply, ModelRequest } from '../model/model.ts';
import { costMicros } from '../model/price.ts';
import { type ApprovalRequest, isExpired } from '../tool/approval.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import { openApprovals } from './approval-event.ts';
import type { Compactor } from './compaction.ts';
import { fitTexts } from './fit-texts.ts';
import type { ChosenCall, LoopEvent, PromptNote, RunEnd } from './loop-event.ts';
import type { EndedCall } from './loop-record.ts';
import type { LoopSetup, RunSetup } from './loop-setup.ts';
import { observationOf, REPEATS, warningOf } from './observation.ts';
import { endOfRejected, outcomeOf, whyForbidden } from './outcome.ts';
import { messageOf } from './part.ts';
import { plainArguments, plainReply } from './plain-reply.ts';
import { PromptWriter } from './prompt-writer.ts';
import { approvalFor, changeNote, damagedCalls, unapprovedCalls } from './refused-calls.ts';
import { RunLimits } from './run-limits.ts';
import type { Spent } from './spent.ts';
import { isFinal, type StopReason } from './stop-when.ts';
import type { GoalCheck } from './subtask.ts';

/** What the model is told before the last step that it may take. */
export const LAST_STEP_NOTICE = 'The next step is the last: give your final answer with what you have.';

/** What the model is told, once, of a text that neither acts nor says that it is the answer. */
const REMINDER =
  'The reply holds neither an action nor a final answer. If it is your answer, write it again after "Final Answer:"; else call a tool.';

/**
 * One run of the loop, from wherever its record stands to its end. What to do next follows from the record alone, and the
 * record from the log: so a run that was killed goes on where it was, and asks for nothing that it has been told.
 */
export class SubtaskRun {
  readonly #setup: LoopSetup & RunSetup;
  readonly #prompts: PromptWriter;
  readonly #limits: RunLimits;

  constructor(setup: LoopSetup & RunSetup) {
    this.#setup = setup;
    this.#limits = new RunLimits(setup);
    const { protocol, maker, subtask, instructions, examples = [], model, maxOutputTokens } = setup;
    const room = (model.contextTokens ?? Infinity) - maxOutputTokens;
    this.#prompts = new PromptWriter({ protocol, maker, brief: { subtask, instructions, examples }, room });
  }

  async toEnd(): Promise<ToolResult> {
    const { record, session, subtask, protocol, model, goal } = this.#setup;
    if (record.state === 'idle') this.#note('subtask-started', { subtask, protocol: protocol.name, model: model.id });
    else if (record.suspension) {
      const end = this.#resume(record.suspension);
      if (end) return outcomeOf(record, end);
    } else if (!record.result) this.#note('run-continued', { step: record.steps });
    for (;;) {
      const result = record.result ?? record.suspension;
      if (result) {
        await session.flush();
        return result;
      }
      if (record.state === 'acting') await this.#act();
      else if (record.state === 'observing') this.#observe(goal && (await this.#meeting(goal)));
      else await this.#think();
    }
  }

  /** Goes on, unless a limit forbids it, perhaps another than then: the log knows already that the run rests, so nothing is added. */
  #resume({ metadata }: ToolResult): RunEnd | undefined {
    const { record, registry } = this.#setup;
    if (metadata.stopReason === 'approval') return this.#resumeAnswered();
    const { note } = this.#prompts.next(record, registry.listTools());
    const end = this.#limits.reached(note.tokens);
    if (end) return end;
    this.#note('run-resumed', { after: metadata.stopReason as StopReason });
    return undefined;
  }

  /** Goes on once every question is answered, or too old to be. What then is to be done was chosen within the limits. */
  #resumeAnswered(): RunEnd | undefined {
    const { record, runtime } = this.#setup;
    const now = runtime.clock.now();
    const open = openApprovals(record.step.approvals ?? []);
    if (open.some((request) => !isExpired(request, now))) return { reason: 'approval' };
    for (const { callId } of open) this.#note('approval-expired', { callId });
    this.#limits.goOnAfterWaiting();
    this.#note('run-resumed', { after: 'approval' });
    return undefined;
  }

  async #think(): Promise<void> {
    const { step } = this.#setup.record;
    // A reply that is in the log already has only to be read.
    const reply = step.reply ?? (await this.#ask());
    if (!reply) return;
    const answer = this.#interpret(reply);
    if (answer !== undefined) await this.#judge(answer, reply);
  }

  /** The model's next reply; `undefined` if the run ends instead. */
  async #ask(): Promise<ModelReply | undefined> {
    const { record, session, registry, protocol, inbox, compactor } = this.#setup;
    if (!record.step.prompt && !record.end) {
      if (inbox.hasMail) await this.#listen();
      if (compactor) await this.#compact(compactor);
    }
    const { newOpening, note, opening, transcript } = this.#prompts.next(record, registry.listTools());
    const end = record.end ?? this.#limits.reached(note.tokens);
    if (end) return this.#finish(end);
    if (newOpening) this.#note('opening-written', { parts: newOpening });
    if (newOpening || !record.step.prompt) this.#note('prompt-sent', note);
    await session.flush();
    try {
      const request = this.#request(protocol.request(opening, transcript));
      const reply = plainReply(await this.#complete(request, note.step), this.#setup.model.id);
      this.#noteReply(reply, note);
      return reply;
    } catch (error) {
      return this.#failed(error, note.step);
    }
  }

  /** The schema of the answer goes only to models that call functions: others write their thoughts around it. */
  #request(prompt: ModelRequest): ModelRequest {
    const { maxOutputTokens, settings, subtask, protocol } = this.#setup;
    const { outputSchema } = subtask;
    const output = outputSchema && protocol.name === 'native' ? { output: outputSchema } : undefined;
    return { ...prompt, maxOutputTokens, ...settings, ...output };
  }

  /** Has the oldest steps summarized, if it is time and nothing else ends the run here. */
  async #compact(compactor: Compactor): Promise<void> {
    const { record, session, subtask, registry, signal, runId, observer } = this.#setup;
    if (this.#limits.reached(0)) return;
    const openingTokens = this.#prompts.openingTokens(record, registry.listTools());
    const { transcript, leftOut, summary, tokenRatio } = record;
    const done = await compactor.compact({
      transcript,
      leftOut,
      summary,
      openingTokens,
      tokenRatio,
      task: subtask.description,
      call: {
        signal,
        context: this.#setup.context,
        place: { runId, step: record.steps + 1 },
        onEvent: (event) => event.type === 'hook-acted' && this.#hear(event),
      },
      watch:
        observer &&
        ((request, model, ask) =>
          observer.within({ kind: 'model', step: record.steps + 1, request, isStreamed: false, model }, ask)),
      limit: (ahead, hasPrice) => whyForbidden(hasPrice, () => this.#limits.stop(ahead, hasPrice)),
    });
    if (!done) return;
    this.#note(done.type, done.content);
    await session.flush();
  }

  #complete(request: ModelRequest, step: number): Promise<ModelReply> {
    const { model, signal, onDelta, runId, observer, context } = this.#setup;
    const call: ModelCall = {
      signal,
      ...(context !== undefined && { context }),
      place: { runId, step },
      ...(onDelta && { onDelta: (delta) => onDelta(delta, { runId, step }) }),
      onEvent: (event) => this.#hear(event),
    };
    if (!observer) return model.complete(request, call);
    const about = { kind: 'model', step, request, isStreamed: onDelta !== undefined } as const;
    return observer.within(about, () => model.complete(request, call));
  }

  /** Takes in what was said meanwhile; whether anything was. */
  async #listen(): Promise<boolean> {
    const { inbox, maker, session } = this.#setup;
    const { texts, written } = inbox.take();
    if (texts.length === 0) return false;
    const parts = texts.map((text) => maker.make({ role: 'user', text }));
    session.add({ type: 'message-received', version: 1, author: 'user', content: { parts } });
    await session.flush();
    written();
    return true;
  }

  #noteReply(reply: ModelReply, { step, tokens }: PromptNote): void {
    const { maker, model, budget, runId, record } = this.#setup;
    const { hash, tokens: replyTokens } = maker.make(messageOf(reply));
    const usage = reply.usage ?? { inputTokens: tokens, outputTokens: replyTokens };
    const spent: Spent = {
      inputTokens: usage.inputTokens,
      outputTokens: usage.outputTokens,
      costMicros: costMicros(usage, model.price),
    };
    this.#note('model-replied', { step, reply, part: { hash, tokens: replyTokens }, spent });
    budget?.note(runId, record.spent);
  }

  #failed(error: unknown, step: number): undefined {
    if (error instanceof MisuseError) throw error;
    if (this.#setup.signal?.aborted) return this.#finish({ reason: 'aborted' });
    const reason = error instanceof Error ? error.message : String(error);
    const { fault } = error as { fault?: unknown };
    this.#note('model-failed', { step, reason, ...(typeof fault === 'string' && { fault }) });
    return this.#finish({ reason: 'model-failed', found: reason });
  }

  /** Notes what the reply says. Returns an answer, which is still to be judged. */
  #interpret(reply: ModelReply): string | undefined {
    const { record, protocol, registry } = this.#setup;
    const step = record.steps;
    const reading = protocol.read(reply, registry);
    if (reading.thought !== '' && record.step.thought === undefined) {
      this.#note('thought-recorded', { step, thought: reading.thought });
    }
    switch (reading.kind) {
      case 'calls':
        this.#note('action-chosen', {
          step,
          calls: reading.calls.map((call, index) => ({
            id: `${step}.${index + 1}`,
            ...plainArguments(call),
          })),
        });
        return undefined;
      case 'unreadable':
        this.#note('reply-rejected', { step, reason: reading.message });
        return undefined;
      case 'refusal':
        this.#note('reply-rejected', { step, reason: `The model refused: ${reading.text}`, refusal: reading.text });
        return undefined;
      case 'final':
        if (!reading.isPlain || record.isReminded) return reading.answer;
        this.#note('reply-rejected', { step, reason: REMINDER, answer: reading.answer, isReminder: true });
        return undefined;
    }
  }

  async #judge(answer: string, { finishReason }: ModelReply): Promise<void> {
    const { record, goal, subtask, output } = this.#setup;
    const step = record.steps;
    const isWhole = answer.trim() !== '' && finishReason !== 'length';
    const read = isWhole ? await output?.read(answer) : undefined;
    if (answer.trim() === '') {
      this.#note('reply-rejected', { step, reason: 'The final answer is empty. Give it, or call a tool.' });
    } else if (finishReason === 'length') {
      this.#note('reply-rejected', {
        step,
        answer,
        reason: 'The answer was cut off, for it is too long. Give a shorter one.',
      });
    } else if (read?.problem !== undefined) {
      this.#note('reply-rejected', { step, answer, reason: read.problem });
    } else if (goal && !(await goal({ subtask, text: answer, from: 'answer' }))) {
      const wanted = subtask.expectedOutput === undefined ? '' : ` What is expected: ${subtask.expectedOutput}`;
      this.#note('reply-rejected', { step, answer, reason: `The answer is not what was asked for.${wanted}` });
    } else if (!(await this.#listen())) {
      this.#finish({ reason: 'final', found: answer });
    }
  }

  /** Makes the calls that have not ended yet, side by side. */
  async #act(): Promise<void> {
    const { record, session, engine, registry, permissions, protocol, signal, runId, observer, callLimits } =
      this.#setup;
    const { context, budget } = this.#setup;
    for (const { call, result } of damagedCalls(record.step, callLimits)) this.#refuseCall(call, result);
    const asking = record.step.approvals ? undefined : this.#listApprovals();
    if (asking && this.#isSuspendedFor(await asking)) return;
    for (const { call, result } of unapprovedCalls(record.step)) this.#refuseCall(call, result);
    await session.flush();
    const { approvals } = record.step;
    const open = this.#openCalls();
    const run = { runId, context, budget };
    await Promise.all(
      open.map(({ id, tool, arguments: args, providerId }) =>
        engine.executeToolCall(tool, args, {
          callId: id,
          idempotencyKey: `${runId}:${id}`,
          permissions,
          run,
          approval: approvals && approvalFor(id, approvals),
          tools: registry,
          nameOf: (name) => protocol.nameOf(name),
          signal,
          ...(observer && { within: (call, work) => observer.within({ kind: 'tool', providerId, ...call }, work) }),
          onEvent: (event) => this.#hear(event),
        }),
      ),
    );
  }

  #openCalls(): readonly ChosenCall[] {
    const { calls, ended } = this.#setup.record.step;
    return calls.filter((call) => !ended.some((each) => each.call.id === call.id));
  }

  #listApprovals(): Promise<readonly ApprovalRequest[]> | undefined {
    const { engine, registry: tools, permissions } = this.#setup;
    const calls = this.#openCalls().map(({ id, tool, arguments: args }) => ({ callId: id, tool, arguments: args }));
    return engine.listApprovals(calls, { tools, permissions });
  }

  /** Asks about all calls of the reply that a person has to approve; none of the reply is made before. */
  #isSuspendedFor(requests: readonly ApprovalRequest[]): boolean {
    if (requests.length === 0) return false;
    this.#note('approval-requested', { step: this.#setup.record.steps, requests });
    this.#finish({ reason: 'approval' });
    return true;
  }

  #refuseCall({ id, tool }: ChosenCall, result: ToolResult): void {
    const { record, registry, session } = this.#setup;
    if (record.step.ended.some(({ call }) => call.id === id)) return;
    const known = registry.getTool(tool)?.name;
    const content = { id, tool: known ?? tool.toWellFormed(), result };
    session.add({ type: 'tool-executed', version: 1, author: known ?? 'tools', content });
  }

  /** @param met - The end of the run, if the goal is met. */
  #observe(met: RunEnd | undefined): void {
    const { record, protocol, maker } = this.#setup;
    const { rejection, calls, ended } = record.step;
    const messages = rejection
      ? [{ role: 'user', text: this.#withNotice(`Observation: ${rejection.reason}`) } as const]
      : protocol.observe(this.#reports(calls, ended));
    const parts = messages.map((message) => maker.make(message));
    const end = rejection
      ? endOfRejected(rejection, record.unreadable)
      : (met ?? (ended.some((each) => this.#isStuck(each)) ? { reason: 'repeated-call' as const } : undefined));
    this.#note('observation-made', { step: record.steps, parts, ...(end && { end }) });
  }

  /** The end of the run, if one of the calls has met the goal. */
  async #meeting(goal: GoalCheck): Promise<RunEnd | undefined> {
    const { subtask, session, record } = this.#setup;
    await session.flush();
    for (const { result } of record.step.ended) {
      if (result.status !== 'success') continue;
      const isMet = await goal({ subtask, text: result.content, from: 'observation' });
      if (isMet) return { reason: 'goal', found: result.content };
    }
    return undefined;
  }

  /** In order of call, whichever ended first. */
  #reports(calls: readonly ChosenCall[], ended: readonly EndedCall[]): { call: ChosenCall; text: string }[] {
    const { record, registry, maker } = this.#setup;
    const told = calls.flatMap((call) => {
      const end = ended.find((each) => each.call.id === call.id);
      return end ? [{ end, text: changeNote(call, record.step.approvals) + observationOf(end) }] : [];
    });
    const room = this.#prompts.roomFor(told.length, record, registry.listTools());
    const texts = fitTexts(
      told.map(({ text }) => text),
      room,
      maker.count,
    );
    return told.map(({ end }, index) => {
      const warning = this.#isRepeatable(end) ? undefined : warningOf(end);
      const text = [texts[index], ...(warning === undefined ? [] : [warning])].join('\n');
      return { call: end.call, text: index === told.length - 1 ? this.#withNotice(text) : text };
    });
  }

  #withNotice(text: string): string {
    const { record, maxSteps } = this.#setup;
    return record.steps + 1 === maxSteps ? `${text}\n${LAST_STEP_NOTICE}` : text;
  }

  #isStuck(ended: EndedCall): boolean {
    return ended.times >= REPEATS.end && !this.#isRepeatable(ended);
  }

  #isRepeatable({ call }: EndedCall): boolean {
    return this.#setup.registry.getTool(call.tool)?.repeatable === true;
  }

  #finish(end: RunEnd): undefined {
    const result = outcomeOf(this.#setup.record, end);
    this.#note(isFinal(end.reason) ? 'subtask-finished' : 'run-suspended', { result });
  }

  /** Of the agent itself. */
  #note<Type extends LoopEvent['type']>(type: Type, content: Extract<LoopEvent, { type: Type }>['content']): void {
    this.#setup.session.add({ type, version: 1, author: this.#setup.name, content } as LoopEvent);
  }

  /** Of a tool or a model: in the log at once, for finished work is not to be done again. The last tool's waits for what is told of it. */
  #hear(event: LoopEvent): void {
    const { record, session } = this.#setup;
    session.add(event);
    if (record.state !== 'observing') session.flush().catch(() => undefined); // Whoever flushes next hears of it.
  }
}
