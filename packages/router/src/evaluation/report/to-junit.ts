import type { ConversationResult, EvaluationReport } from './evaluation-report.ts';
import { describeFailure } from './format-report.ts';

/**
 * The report as JUnit XML, for continuous integration: each suite a `testsuite`, each conversation a `testcase`, what was
 * expected and got of each layer in the failure's text.
 */
export function toJUnit({ conversations }: EvaluationReport): string {
  const suites = Map.groupBy(conversations, ({ suite }) => suite);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${attributes(figuresOf(conversations))}>`,
    ...[...suites].flatMap(([name, members]) => [
      `  <testsuite ${attributes({ name, ...figuresOf(members) })}>`,
      ...members.map(toTestCase),
      '  </testsuite>',
    ]),
    '</testsuites>',
    '',
  ].join('\n');
}

function figuresOf(conversations: readonly ConversationResult[]): Readonly<Record<string, string | number>> {
  const failures = conversations.filter(({ passed }) => !passed).length;
  const seconds = conversations.reduce((sum, conversation) => sum + secondsOf(conversation), 0);
  return { tests: conversations.length, failures, errors: 0, time: seconds.toFixed(3) };
}

function toTestCase(conversation: ConversationResult): string {
  const { suite, id, about, place, passed, turns } = conversation;
  const time = secondsOf(conversation).toFixed(3);
  const open = `    <testcase ${attributes({ classname: suite, name: `${id}: ${about}`, file: place.file, line: place.line, time })}`;
  if (passed) return `${open}/>`;
  const failed = turns.flatMap(({ checks }) => checks.filter((check) => !check.passed));
  const message = [...new Set(failed.map(({ layer }) => layer))].join(', ');
  const text = escapeXml(describeFailure(conversation));
  return `${open}>\n      <failure ${attributes({ message, type: 'expectation' })}>${text}</failure>\n    </testcase>`;
}

function secondsOf({ turns }: ConversationResult): number {
  return turns.reduce((sum, { latencyMs }) => sum + latencyMs, 0) / 1000;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}="${escapeXml(String(value))}"`)
    .join(' ');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
/** Characters that XML 1.0 has no way to write. */
const UNWRITABLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(UNWRITABLE, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
