import { expect, it } from 'vitest';

import { parseAction } from './parse-action.ts';

/** What may happen to a reply at any place. */
const DAMAGES: readonly ((text: string, at: number) => string)[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + (text[at] ?? '') + text.slice(at),
  (text, at) => text.slice(0, at),
  (text, at) => `${text.slice(0, at)}\n${text.slice(at)}`,
];

/**
 * Forms in which models write calls, each with what becomes of it when at each of its places a character is lost, is there twice,
 * the rest is cut off, or a line ends: how often the same is read, something else is called, it is an answer, or a fault; and how
 * long all that is. Whoever mends one form sees here what else it changes.
 */
const FORMS: readonly (readonly [form: string, text: string, outcome: string])[] = [
  [
    'the text protocol',
    'Thought: look it up\nAction: search\nAction Input: {"q": "tea", "n": 2}',
    '107 same, 64 call, 7 answer, 98 fault; 5948 characters',
  ],
  [
    'the text protocol in one line',
    'Thought: 15 * 3. Action: {"tool": "sum", "arguments": {"of": "15 * 3"}}',
    '130 same, 40 call, 7 answer, 107 fault; 5210 characters',
  ],
  [
    'two actions',
    'Action: f\nAction Input: {"a": 1}\nAction: g\nAction Input: tea in Uji',
    '46 same, 68 call, 6 answer, 148 fault; 4830 characters',
  ],
  [
    'bold words',
    '**Action 1:** `search`\n**Action Input 1:**\n```json\n{"q": [1, "x"]}\n```',
    '111 same, 65 call, 10 answer, 94 fault; 5670 characters',
  ],
  [
    'a final answer',
    'Thought: done\nFinal Answer: It is 42, "they" say.',
    '48 same, 0 call, 92 answer, 56 fault; 3087 characters',
  ],
  [
    'brackets behind a name',
    'Thought: odd.\nAction: search[apples, pears]',
    '48 same, 40 call, 7 answer, 77 fault; 3136 characters',
  ],
  [
    'a call of JSON',
    '{"name": "search", "arguments": {"q": "tea", "near": null}}',
    '70 same, 62 call, 27 answer, 77 fault; 6983 characters',
  ],
  [
    'JSON in prose',
    'See: {"name": "f", "args": {"a": "x"}}; {"name": "g", "args": {}} Anything else?',
    '167 same, 114 call, 32 answer, 7 fault; 7022 characters',
  ],
  [
    'JSON in a fence',
    'Let me look.\n```json\n{"action": "search", "action_input": "tea"}\n```',
    '108 same, 29 call, 130 answer, 5 fault; 9145 characters',
  ],
  [
    'a list of calls',
    '{"tool_calls": [{"function": {"name": "f", "arguments": "{\\"a\\": 1}"}}]}',
    '97 same, 16 call, 62 answer, 113 fault; 7306 characters',
  ],
  [
    'tags',
    'Sure.<tool_call>{"name": "f", "arguments": {"a": 1}}</tool_call>',
    '145 same, 9 call, 16 answer, 86 fault; 3202 characters',
  ],
  [
    'elements',
    '<tool_call><function=f><parameter=a>\n1 x\n</parameter></function></tool_call>',
    '102 same, 49 call, 47 answer, 106 fault; 6507 characters',
  ],
  [
    'invocations',
    '<invoke name="f"><parameter name="a">x y</parameter></invoke>',
    '27 same, 49 call, 48 answer, 120 fault; 5188 characters',
  ],
  [
    'keys and values',
    '<tool_call>f\n<arg_key>a</arg_key>\n<arg_value>x</arg_value></tool_call>',
    '21 same, 38 call, 75 answer, 146 fault; 5867 characters',
  ],
  [
    'marks',
    '[TOOL_CALLS]f{"a": 1}[TOOL_CALLS]g[ARGS]{"b": "x"}',
    '42 same, 111 call, 12 answer, 35 fault; 4475 characters',
  ],
  [
    'Python',
    `[f(a=1.5, b=[True, None], c={'d': "e"}), g(h='it\\'s' "so")]`,
    '48 same, 113 call, 2 answer, 73 fault; 8713 characters',
  ],
  ['a block of code', '```tool_code\nf(a=-1, b=(1, 2))\n```', '35 same, 9 call, 91 answer, 1 fault; 3694 characters'],
  ['a Python tag', '<|python_tag|>mod.f(a="x")<|eom_id|>', '10 same, 15 call, 118 answer, 1 fault; 3617 characters'],
  [
    'channels',
    '<|channel|>analysis<|message|>hm<|end|><|channel|>commentary to=functions.f<|message|>{"a": 1}<|call|>',
    '237 same, 43 call, 29 answer, 99 fault; 5751 characters',
  ],
  [
    'a final channel',
    '<|channel|>final<|message|>It is 42.<|return|>',
    '9 same, 0 call, 159 answer, 16 fault; 3690 characters',
  ],
  [
    'a thought before',
    '<think>{"name": "f", "args": {}}</think>[{"name": "g", "args": {"a": 1}}]',
    '158 same, 11 call, 23 answer, 100 fault; 3923 characters',
  ],
];

/** What is called or answered, without what was thought and mended. */
function meaningOf(text: string): { readonly kind: string; readonly said: string } {
  const action = parseAction(text);
  if (action.kind === 'final') return { kind: 'answer', said: action.answer };
  if (action.kind === 'error') return { kind: 'fault', said: action.code };
  const calls = action.kind === 'action' ? [action] : action.calls;
  return { kind: 'call', said: JSON.stringify(calls.map(({ tool, arguments: given }) => [tool, given])) };
}

function outcomeOf(text: string): string {
  const whole = meaningOf(text);
  const counts: Record<string, number> = { same: 0, call: 0, answer: 0, fault: 0 };
  let characters = 0;
  for (const damage of DAMAGES) {
    for (let at = 0; at < text.length; at++) {
      const { kind, said } = meaningOf(damage(text, at));
      const outcome = said === whole.said ? 'same' : kind;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
      characters += said.length;
    }
  }
  const named = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
  return `${named.join(', ')}; ${characters} characters`;
}

it.each(FORMS)('reads as much as ever of what is damaged: %s', (_, text, outcome) => {
  expect(outcomeOf(text)).toBe(outcome);
});
