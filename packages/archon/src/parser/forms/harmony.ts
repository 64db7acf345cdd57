import type { Repair } from '../json/repair.ts';
import type { FormResult, ParsedCall } from '../parsed-action.ts';
import { repairJson } from '../repair-json.ts';
import { Scanner } from '../scanner.ts';
import { withoutNamespace } from './call-object.ts';

const CHANNEL = '<|channel|>';
const MESSAGE = '<|message|>';
const START = '<|start|>';
const ENDS = ['<|end|>', '<|call|>', '<|return|>', START, CHANNEL];

interface Message {
  /** What stands before the text of the message: role, channel and recipient. */
  readonly header: string;
  readonly body: string;
}

/**
 * Reads messages in channels: `<|channel|>commentary to=functions.f <|message|>{…}` calls, `final` answers, everything else
 * is thought.
 *
 * @returns `undefined` if the text has no channels.
 */
export function readHarmony(text: string): FormResult | undefined {
  if (!text.includes(CHANNEL) || !text.includes(MESSAGE)) return undefined;
  const calls: ParsedCall[] = [];
  const repairs = new Set<Repair>();
  const thoughts: string[] = [];
  let answer: string | undefined;
  for (const { header, body } of messagesOf(text)) {
    const tool = recipientOf(header);
    if (tool !== undefined) {
      const json = repairJson(body);
      if (!json.ok && body.trimStart().startsWith('{')) return { fault: 'unreadable', detail: json.message };
      if (json.ok && json.repairs.includes('cut-value')) return { fault: 'cut-off' };
      const isData = json.ok && typeof json.value === 'object';
      calls.push({ tool, arguments: isData ? json.value : body.trim() });
      if (json.ok && isData) for (const repair of json.repairs) repairs.add(repair);
    } else if (channelOf(header) === 'final') {
      answer = body.trim();
    } else {
      thoughts.push(body.trim());
    }
  }
  const thought = thoughts.join('\n');
  if (calls.length > 0) return { calls, repairs, thought };
  return answer === undefined ? { fault: 'no-action', thought } : { answer, thought };
}

function messagesOf(text: string): readonly Message[] {
  const scanner = new Scanner(text);
  const messages: Message[] = [];
  let from = 0;
  for (;;) {
    const body = scanner.find(MESSAGE, from);
    if (body >= text.length) return messages;
    const start = body + MESSAGE.length;
    const end = Math.min(...ENDS.map((mark) => scanner.find(mark, start)));
    messages.push({ header: text.slice(from, body), body: text.slice(start, end) });
    from = end;
  }
}

function channelOf(header: string): string {
  const start = header.lastIndexOf(CHANNEL);
  return start === -1
    ? ''
    : (header
        .slice(start + CHANNEL.length)
        .trim()
        .split(/[\s<]/, 1)[0] ?? '');
}

/** The tool that a message is sent to: `to=functions.search`. */
function recipientOf(header: string): string | undefined {
  const start = header.indexOf('to=');
  if (start === -1) return undefined;
  const name = header.slice(start + 'to='.length).split(/[\s<]/, 1)[0] ?? '';
  return name === '' ? undefined : withoutNamespace(name);
}
