import { canonicalJson } from '../events/canonical-json.ts';
import type { StoredEvent } from '../events/event.ts';
import type { HookEvent } from '../hook-event.ts';
import type { ApprovalEvent } from '../loop/approval-event.ts';
import type { ChosenCall, LoopEvent, PromptNote, PromptPart } from '../loop/loop-event.ts';
import type { Spent } from '../loop/spent.ts';
import type { StepSummary, SummaryBill } from '../loop/step-summary.ts';
import type { ThreadEvent } from '../loop/thread-event.ts';
import type { ToolEvent } from '../tool/tool-event.ts';
import type { ToolResult } from '../tool/tool-result.ts';
import { counted, duration, grouped, money } from './plain-text.ts';
import { line, type TraceLine } from './trace-line.ts';

type Lines = readonly TraceLine[];

/** What an event has to say to a reader. Events that no loop has written are shown as they are. */
export function linesOf(event: StoredEvent): Lines {
  return (
    loopLines(event as StoredEvent<LoopEvent>) ??
    threadLines(event as StoredEvent<ThreadEvent>) ?? [
      line('quiet', `${event.type} by ${event.author}`, canonicalJson(event.content)),
    ]
  );
}

function loopLines(event: StoredEvent<LoopEvent>): Lines | undefined {
  switch (event.type) {
    case 'subtask-started':
      return startLines(event);
    case 'opening-written':
      return [line('quiet', 'Opening', sizeOf(event.content.parts))];
    case 'prompt-sent':
      return [line('heading', `Step ${event.content.step}`, promptText(event.content))];
    case 'model-replied':
      return [line('quiet', 'Spent', spentText(event.content.spent))];
    case 'model-failed':
      return [line('trouble', 'Model failed', event.content.reason)];
    case 'thought-recorded':
      return [line('said', 'Thought', event.content.thought)];
    case 'action-chosen':
      return event.content.calls.map(callLine);
    case 'reply-rejected':
      return [line('trouble', event.content.refusal === undefined ? 'Rejected' : 'Refused', event.content.reason)];
    case 'observation-made':
      return event.content.parts.map(observationLine);
    case 'subtask-finished':
      return endLines('Stopped', event.content.result);
    case 'run-suspended':
      return endLines('Suspended', event.content.result);
    case 'run-resumed':
      return [line('heading', 'Resumed', `after ${event.content.after}`)];
    case 'run-continued':
      return [line('heading', 'Continued', continuedText(event.content))];
    case 'steps-summarized':
      return summaryLines(event.content);
    case 'summary-failed':
      return [
        line('trouble', 'No summary', `steps are left out without one: ${event.content.reason}`),
        ...billLines(event.content),
      ];
    case 'message-received':
      return event.content.parts.map(({ message }) => line('said', 'Said meanwhile', message.text));
    case 'approval-requested':
    case 'approval-answered':
    case 'approval-expired':
      return approvalLines(event);
    case 'model-retried':
      return [line('trouble', 'Model retried', retryText(event.content))];
    case 'model-replaced':
      return [line('trouble', 'Model replaced', `${event.author} by ${event.content.by}: ${event.content.reason}`)];
    case 'model-usage-ignored':
      return [line('trouble', 'Usage ignored', event.content.reason)];
    case 'model-delayed':
      return [line('quiet', 'Model delayed', `by ${duration(event.content.delayMs)}, to keep its rate`)];
    default:
      return toolLines(event);
  }
}

function approvalLines(event: StoredEvent<ApprovalEvent>): Lines {
  switch (event.type) {
    case 'approval-requested':
      return event.content.requests.map(({ callId, tool, arguments: args, question, until, roles }) => {
        const limit = until === undefined ? '' : `, until ${until}`;
        return line(
          'heading',
          `Asks about ${callId}`,
          `${question ?? `${tool} ${canonicalJson(args)}`} (${roles.join(' or ')}${limit})`,
        );
      });
    case 'approval-answered': {
      const { callId, verdict, by, role, note, arguments: args } = event.content;
      const how = args === undefined ? '' : ` to ${canonicalJson(args)}`;
      return [
        line(
          'said',
          `Answer to ${callId}`,
          `${verdict}${how}, by ${by} (${role})${note === undefined ? '' : `: ${note}`}`,
        ),
      ];
    }
    case 'approval-expired':
      return [line('trouble', `No answer to ${event.content.callId}`, 'in time, which counts as a no')];
  }
}

function threadLines(event: StoredEvent<ThreadEvent>): Lines | undefined {
  switch (event.type) {
    case 'turn-began': {
      const { turn, runId, text } = event.content;
      return [line('heading', `Turn ${turn}`, `answered in the run ${runId}`), line('said', 'Said', text)];
    }
    case 'turns-summarized':
      return [
        line('quiet', 'Left out', `${counted(event.content.leftOut, 'turn')} from here on, for there is no room`),
        ...summaryLines(event.content),
      ];
    case 'turns-summary-failed':
      return [
        line('trouble', 'No summary', `old turns are left out without one: ${event.content.reason}`),
        ...billLines(event.content),
      ];
    case 'turn-ended': {
      const { status, stopReason, answer } = event.content;
      const how = line('quiet', 'Ended', stopReason);
      return status === 'success' ? [line('end', 'Answer', answer)] : [how, line('end', 'Best there is', answer)];
    }
    default:
      return undefined;
  }
}

function summaryLines({ text, facts, ...bill }: StepSummary & SummaryBill): Lines {
  return [line('said', 'Summary', [text, ...facts.map((fact) => `- ${fact}`)].join('\n')), ...billLines(bill)];
}

function billLines({ spent, model }: SummaryBill): Lines {
  return spent ? [line('quiet', 'Spent', `${spentText(spent)}${model === undefined ? '' : ` of ${model}`}`)] : [];
}

function toolLines(event: StoredEvent<ToolEvent>): Lines | undefined {
  switch (event.type) {
    case 'hook-acted':
      return [
        line(event.content.did === 'refused' ? 'trouble' : 'quiet', `Hook ${event.author}`, hookText(event.content)),
      ];
    case 'tool-retried':
      return [line('trouble', `Retried ${event.content.id}`, retryText(event.content))];
    case 'breaker-opened':
      return [line('trouble', 'Breaker', `of ${event.content.tool} opened${coolDown(event.content.coolDownMs)}`)];
    case 'breaker-half-opened':
      return [line('quiet', 'Breaker', `of ${event.content.tool} lets one call through`)];
    case 'breaker-closed':
      return [line('quiet', 'Breaker', `of ${event.content.tool} closed`)];
    case 'tool-executed':
      return [resultLine(event.content)];
    default:
      return undefined;
  }
}

function startLines({ author, content }: Extract<StoredEvent<LoopEvent>, { type: 'subtask-started' }>): Lines {
  const { subtask, model, protocol } = content;
  return [
    line('quiet', 'Agent', `${author}, with ${model}, ${protocol === 'native' ? 'by function calling' : 'in text'}`),
    { ...line('said', 'Task', subtask.description), whole: true },
    ...(subtask.expectedOutput === undefined ? [] : [line('said', 'Expected', subtask.expectedOutput)]),
    ...(subtask.context === undefined ? [] : [line('said', 'Known', subtask.context)]),
  ];
}

function callLine({ id, tool, arguments: args, repairs = [] }: ChosenCall): TraceLine {
  const how = repairs.length > 0 ? ` (mended: ${repairs.join(', ')})` : '';
  return line('said', `Action ${id}`, `${tool} ${canonicalJson(args)}${how}`);
}

/** What a call returned is in the observation; but the model is not told of calls that tools make among themselves. */
function resultLine({ id, tool, result }: Extract<ToolEvent, { type: 'tool-executed' }>['content']): TraceLine {
  const { status, content, metadata } = result;
  const { durationMs, attempts } = metadata;
  const took = typeof durationMs === 'number' ? ` in ${duration(durationMs)}` : '';
  const tried = typeof attempts === 'number' && attempts !== 1 ? `, ${counted(attempts, 'attempt')}` : '';
  const isNested = id.split('.').length > 2;
  const told = `${tool}: ${status}${took}${tried}${isNested ? `: ${content}` : ''}`;
  return line(status === 'success' ? 'quiet' : 'trouble', `Result ${id}`, told);
}

function observationLine({ message }: PromptPart): TraceLine {
  const label = message.role === 'tool' ? `Observation (${message.name})` : 'Observation';
  return line('said', label, message.text.replace(/^Observation: /, ''));
}

function endLines(label: string, { status, content, errorMessage, metadata }: ToolResult): Lines {
  const { stopReason, steps, spent } = metadata as { stopReason?: string; steps?: number; spent?: Spent };
  const taken = [
    ...(steps === undefined ? [] : [`after ${counted(steps, 'step')}`]),
    ...(spent === undefined ? [] : [spentText(spent)]),
  ];
  return [
    line('heading', label, `${stopReason ?? status}${taken.length > 0 ? ` ${taken.join(', ')}` : ''}`),
    ...(errorMessage === undefined ? [] : [line('trouble', 'Because', errorMessage)]),
    { ...line('end', status === 'success' ? 'Answer' : 'Best there is', content), whole: true },
  ];
}

function promptText({ tokens, leftOut, keep, added }: PromptNote): string {
  const kept = keep === 0 ? '' : `, ${grouped(added.length)} new`;
  const omitted = leftOut === 0 ? '' : `, ${grouped(leftOut)} left out`;
  return `prompt of ${counted(tokens, 'token')} in ${counted(keep + added.length, 'part')}${kept}${omitted}`;
}

function spentText({ inputTokens, outputTokens, costMicros }: Spent): string {
  const cost = costMicros === 0 ? '' : `, ${money(costMicros)} in money`;
  return `${grouped(inputTokens)} + ${counted(outputTokens, 'token')}${cost}`;
}

function retryText({ attempt, delayMs, reason }: { attempt: number; delayMs: number; reason: string }): string {
  return `attempt ${attempt} after ${duration(delayMs)}: ${reason}`;
}

function hookText({ at, did, id, reason, instead }: HookEvent['content']): string {
  const call = id === undefined ? '' : ` of ${id}`;
  const what = reason ?? (instead === undefined ? undefined : canonicalJson(instead));
  return `${did} ${at}${call}${what === undefined ? '' : `: ${what}`}`;
}

function coolDown(milliseconds: number | undefined): string {
  return milliseconds === undefined ? '' : ` for ${duration(milliseconds)}`;
}

function continuedText({ open = [] }: { readonly step?: number; readonly open?: readonly string[] }): string {
  const what = open.length === 0 ? '' : `; it left open: ${open.join(', ')}`;
  return `in another life: the one before ended without a word${what}`;
}

function sizeOf(parts: readonly PromptPart[]): string {
  const tokens = parts.reduce((sum, part) => sum + part.tokens, 0);
  return `${counted(parts.length, 'part')}, ${counted(tokens, 'token')}`;
}
