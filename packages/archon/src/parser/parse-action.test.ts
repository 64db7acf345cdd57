import { describe, expect, it } from 'vitest';

import { parseAction } from './parse-action.ts';

/** The outcome as one readable line: `search {"q":1}; …`, `= answer`, or `! fault`. */
function show(text: string): string {
  const action = parseAction(text);
  switch (action.kind) {
    case 'action':
      return `${action.tool} ${JSON.stringify(action.arguments)}`;
    case 'actions':
      return action.calls.map((call) => `${call.tool} ${JSON.stringify(call.arguments)}`).join('; ');
    case 'final':
      return `= ${action.answer}`;
    case 'error':
      return `! ${action.code}`;
  }
}

describe('parseAction', () => {
  it('gives the thought, the call and what was mended', () => {
    expect(parseAction(`Thought: look it up\nAction: {'tool': 'search', 'arguments': {'q': 'tea'}}`)).toEqual({
      kind: 'action',
      tool: 'search',
      arguments: { q: 'tea' },
      thought: 'look it up',
      repairs: ['quotes'],
    });
  });

  it.each(['Action: ', ''])('takes valid JSON as it stands, whatever its texts hold (behind %j)', (before) => {
    const json = '{"tool":"calculator","arguments":{") ":"","q":"Action: {\\"a\\": 1}, ] }"}}';
    const { arguments: read } = JSON.parse(json) as { arguments: unknown };
    expect(parseAction(before + json)).toMatchObject({ kind: 'action', arguments: read });
  });

  it('tells the model what to write instead', () => {
    expect(parseAction('Thought: look it up\nAction: search')).toEqual({
      kind: 'error',
      code: 'no-input',
      message: 'The action has no arguments. Give them as a JSON object; {} if the tool takes none.',
      thought: 'look it up',
    });
  });

  it.each([
    ['Thought: t\nAction: search\nAction Input: {"q": "tea"}', 'search {"q":"tea"}'],
    ['Action: search\nAction Input: best tea in {city}', 'search "best tea in {city}"'],
    ['Action: search\nAction Input: {tea in Uji}', 'search "{tea in Uji}"'],
    ['Action: search\nAction Input: "tea in \'Uji\'"', `search "tea in 'Uji'"`],
    ['Action: now\nAction Input:\nAction: f\nAction Input: {}', 'now {}; f {}'],
    ['**Action 1:** `search`\n**Action Input 1:**\n```json\n{"q": 1}\n```', 'search {"q":1}'],
    ['Action: search Action Input: {"q": 1}', 'search {"q":1}'],
    ['Action:\n```json\n{"action": "search", "action_input": "tea"}\n```', 'search "tea"'],
    ['Action: add(a=1, b=2)', 'add {"a":1,"b":2}'],
    ['Action: Search[Uji tea]', 'Search "Uji tea"'],
    ['Action: f\nAction Input: {}\nAction: g\nAction Input: {}', 'f {}; g {}'],
    ['Action: f\nAction Input: {}\nObservation: 3\nFinal Answer: 3', 'f {}'],
    ['Thought: done\nFinal Answer: 42\n', '= 42'],
    ['I am sure.\nFinal Answer: 42', '= 42'],
    ['Final Answer: book it.\nAction: none needed', '= book it.\nAction: none needed'],
    ['Thought: done. Final Answer: 42', '= 42'],
    ['Action: None\nFinal Answer: 42', '= 42'],
    ["Thought: I need 15 * 3. Action: {'tool': 'sum', 'arguments': {'of': '15 * 3'}}", 'sum {"of":"15 * 3"}'],
    ['Thought: The word Action: is odd. Action: search[apples]', 'search "apples"'],
  ])('reads the text protocol: %j', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it.each(
    ['tool', 'tool_name', 'name', 'action', 'function'].flatMap((tool) =>
      ['arguments', 'args', 'parameters', 'input', 'action_input', 'kwargs'].map((input) => [tool, input]),
    ),
  )('knows the names %s and %s', (tool, input) => {
    expect(show(JSON.stringify({ [tool]: 'search', [input]: { q: 1 } }))).toBe('search {"q":1}');
  });

  it.each([
    ['{"type": "function", "function": {"name": "f", "arguments": "{\\"a\\": 1}"}}', 'f {"a":1}'],
    ['{"tool_calls": [{"name": "f", "args": {}}, {"name": "g", "args": {}}]}', 'f {}; g {}'],
    ['[{"name": "f", "arguments": {}}, {"name": "g", "arguments": {}}]', 'f {}; g {}'],
    ['See: {"name": "f", "args": {}}; {"name": "g", "args": {}} Anything else?', 'f {}; g {}'],
    ['Let me look.\n```json\n{"name": "f", "args": {"a": 1,}}\n```', 'f {"a":1}'],
    ['{"name": "f", "args": {"a": 1', 'f {"a":1}'],
    ['{"name": "say", "args": "hello"}', 'say "hello"'],
    ['{"thought": "Got it", "action": "final", "answer": "The result is 45"}', '= The result is 45'],
    ['{"thought": "Got it", "action": "final", "answer": 45}', '= 45'],
    ['{"thought": "I reckon", "action": "Calculator", "args": {"of": 3}}', 'Calculator {"of":3}'],
    ['```json\n{"action": "Final Answer", "action_input": "```js\\n1\\n```"}\n```', '= ```js\n1\n```'],
  ])('reads JSON: %j', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it.each([
    ['Sure.<tool_call>{"name": "f", "arguments": {}}</tool_call>', 'f {}'],
    [
      '<tool_call>{"name": "f", "args": {}}</tool_call>\n<tool_call>{"name": "g", "args": {}}</tool_call>',
      'f {}; g {}',
    ],
    ['<tool_call><function=f><parameter=a>\n1\n</parameter></function></tool_call>', 'f {"a":1}'],
    ['<invoke name="f"><parameter name="a">x y</parameter></invoke>', 'f {"a":"x y"}'],
    ['<tool_call>f\n<arg_key>a</arg_key>\n<arg_value>x</arg_value></tool_call>', 'f {"a":"x"}'],
    ['[TOOL_CALLS]f{"a": 1}[TOOL_CALLS]g{"b": 2}', 'f {"a":1}; g {"b":2}'],
    ['<|python_tag|>f(a="x")<|eom_id|>', 'f {"a":"x"}'],
    ['[f(a=1, b=[True, None], c={"d": "e"}), g()]', 'f {"a":1,"b":[true,null],"c":{"d":"e"}}; g {}'],
    ["f(a='it\\'s')", `f {"a":"it's"}`],
    ['```tool_code\nf(a=1)\n```', 'f {"a":1}'],
    [
      '<|channel|>analysis<|message|>hm<|end|><|channel|>commentary to=functions.f <|constrain|>json<|message|>{"a": 1}<|call|>',
      'f {"a":1}',
    ],
    ['<|channel|>analysis<|message|>hm<|end|><|start|>assistant<|channel|>final<|message|>42<|return|>', '= 42'],
    ['<think>{"name": "f", "args": {}}</think>[{"name": "g", "args": {}}]', 'g {}'],
  ])('reads what models are trained on: %j', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it.each([
    ['', '! empty'],
    ['Thought: hm', '! no-action'],
    ['Action: search', '! no-input'],
    ['Action: search\nAction Input: ', '! no-input'],
    ['Action: ****\nAction Input: {}', '! no-name'],
    ['Action: f\nAction Input: {}\nFinal Answer: 3', '! action-and-final'],
    ['{"tool": "search"}', '! no-input'],
    ['{"arguments": {"q": 1}}', '! no-name'],
    ['{"name": "f", "arguments": {"text": "once upon', '! cut-off'],
    ['<tool_call>{"name": "f", "arguments": {"a": 1}', '! cut-off'],
    ['{"name":', '! unreadable'],
    ['{"', '! unreadable'],
    ['[f(x=1])]', '! unreadable'],
    ['<tool_call>{"a": </tool_call>', '! unreadable'],
    ['<think>and then', '! cut-off'],
  ])('refuses half a call: %j', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it.each([
    'The answer is 4.',
    'I would call search(q="tea") if I could.',
    'Wrap it in <tool_call> tags.',
    'print()',
    '[Note] closed on Mondays (see below).',
    '{"days": 3, "city": "Kyoto"}',
    '{"name": "Alice", "age": 30}',
    '{"name": "search", "description": "finds", "parameters": {"type": "object", "properties": {}}}',
    'Write it like {"tool": "NAME", "arguments": {...}} please.',
    'In Python:\n```python\ncall = {"name": "f", "arguments": {}}\n```',
    'An observation: tea is fine. The action: none.',
  ])('makes no call of %j', (text) => {
    expect(show(text)).toBe(`= ${text}`);
  });
});
