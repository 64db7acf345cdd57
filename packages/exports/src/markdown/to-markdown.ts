import type { Day, Visit } from '@wayfarer/contract';
import { formatMoney } from '@wayfarer/trip/money';

import { sayCosts } from '../costs.ts';
import type { ExportedPlan } from '../exported-plan.ts';
import { toOneLine } from '../plain-text.ts';
import { findWebAddress } from '../web-address.ts';
import { listSources, sayAbout, sayAttribution, sayDate, sayFacts, sayLeg, sayPerson, sayTimes } from '../words.ts';

/** A plan as a page of Markdown (CommonMark, with tables) that reads well as it is, too. */
export function toMarkdown(plan: ExportedPlan): string {
  const { title, days, warnings, attributions } = plan;
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(sayAbout(plan)),
    ...days.flatMap((day, index) => listDayBlocks(day, index)),
    ...listCostBlocks(plan),
    ...listPersonBlocks(plan),
    ...listSection('Good to know', warnings.map(escapeMarkdown)),
    ...listSection(
      'Left out',
      plan.leftOut.map(({ name, text }) => `**${escapeMarkdown(name)}:** ${escapeMarkdown(text)}`),
    ),
    ...listSection(
      'Whose data this is',
      attributions.map((one) => escapeMarkdown(sayAttribution(one))),
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function listDayBlocks(day: Day, index: number): string[] {
  const { date, title, city, weather, stay, visits, legs, rain = [] } = day;
  const about = [weather?.text, stay === null ? undefined : `Night at ${stay.name}`].filter(
    (part) => part !== undefined,
  );
  const lines = visits.flatMap((visit) => [
    ...legs.filter(({ to }) => to === visit.id).map((leg) => `- ↓ ${escapeMarkdown(sayLeg(leg))}`),
    toVisitLine(visit),
  ]);
  return [
    `## Day ${index + 1} · ${sayDate(date)} · ${escapeMarkdown(city.name)}`,
    ...(title === undefined ? [] : [`**${escapeMarkdown(title)}**`]),
    ...(about.length === 0 ? [] : [escapeMarkdown(about.join(' · '))]),
    ...(lines.length === 0 ? ['Nothing is planned on this day.'] : [lines.join('\n')]),
    ...(rain.length === 0 ? [] : ['If it rains:', rain.map(({ text }) => `- ${escapeMarkdown(text)}`).join('\n')]),
  ];
}

function toVisitLine(visit: Visit): string {
  const { name, why } = visit;
  const link = findWebAddress(visit.source.url);
  const titled = link === undefined ? `**${escapeMarkdown(name)}**` : `[**${escapeMarkdown(name)}**](<${link}>)`;
  return [
    `- ${sayTimes(visit)} ${titled} (${escapeMarkdown(sayFacts(visit))})`,
    `  ${escapeMarkdown(why)}`,
    `  _${escapeMarkdown(listSources(visit).join(' '))}_`,
  ]
    .filter((line) => line.trim() !== '')
    .join('\\\n');
}

function listCostBlocks(plan: ExportedPlan): string[] {
  const costs = sayCosts(plan);
  if (!costs) return [];
  const rows = costs.rows.map(({ category, amount, sure }) => `| ${category} | ${amount} | ${sure} |`);
  return [
    '## Costs, for all travellers together',
    ['| For | Amount | |', '| --- | ---: | --- |', ...rows, `| **in all** | **${costs.sum}** | |`].join('\n'),
  ];
}

/** What each pays and gets, and every line with its shares and why it is shared so. */
function listPersonBlocks({ persons = [], split = [] }: ExportedPlan): string[] {
  const payers = persons.filter(({ cost }) => cost);
  if (payers.length === 0 || split.length === 0) return [];
  const labels = payers.map(({ label }) => escapeMarkdown(label));
  const cells = (amounts: readonly string[]): string => amounts.map((amount) => ` ${amount} |`).join('');
  const rows = split.map(({ text, date, shares, why }) => {
    const what = [text, ...(date === undefined ? [] : [sayDate(date)])].map(escapeMarkdown).join(', ');
    return `| ${what} |${cells(shares.map(({ amount }) => formatMoney(amount)))} ${escapeMarkdown(why)} |`;
  });
  const sums = payers.map(({ cost }) => `**${cost ? formatMoney(cost.total) : ''}**`);
  return [
    '## Who pays what',
    persons.map((person) => `- **${escapeMarkdown(person.label)}:** ${escapeMarkdown(sayPerson(person))}`).join('\n'),
    [
      `| For |${cells(labels)} Why |`,
      `| --- |${' ---: |'.repeat(labels.length)} --- |`,
      ...rows,
      `| **in all** |${cells(sums)} |`,
    ].join('\n'),
  ];
}

function listSection(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')];
}

/** Whatever means something in Markdown or in HTML is said plainly; on one line. */
function escapeMarkdown(text: string): string {
  return toOneLine(text)
    .replace(/[\\`*_{}[\]<>#|~&!]/g, (character) => `\\${character}`)
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replace(/^([-+=])/, '\\$1');
}
