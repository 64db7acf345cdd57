import type { Day, Trip, Visit } from '@wayfarer/contract';
import { formatMoney, sumMoney } from '@wayfarer/trip/money';

import type { ExportedPlan } from '../exported-plan.ts';
import { toOneLine } from '../plain-text.ts';
import { findWebAddress } from '../web-address.ts';
import { listSources, sayAttribution, sayCities, sayDate, sayDates, sayFacts, sayLeg, sayTimes } from '../words.ts';

/** A plan as a page of Markdown (CommonMark, with tables) that reads well as it is, too. */
export function toMarkdown(plan: ExportedPlan): string {
  const { title, option, days, warnings, attributions } = plan;
  const about = [sayDates(days), sayCities(days), ...(option === null ? [] : [`option "${option}", not chosen`])];
  const blocks = [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(about.join(' · ')),
    ...days.flatMap((day, index) => listDayBlocks(day, index)),
    ...listCostBlocks(plan.costs),
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

function listCostBlocks(costs: Trip['costs']): string[] {
  const [first] = costs;
  if (!first) return [];
  const total = sumMoney(
    costs.map(({ amount }) => amount),
    first.amount.currency,
  );
  const rows = costs.map(
    ({ category, amount, estimate }) => `| ${category} | ${formatMoney(amount)} | ${estimate ? 'estimate' : ''} |`,
  );
  return [
    '## Costs, for all travellers together',
    ['| For | Amount | |', '| --- | ---: | --- |', ...rows, `| **in all** | **${formatMoney(total)}** | |`].join('\n'),
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
