import type { Finding, Trip } from '@wayfarer/contract';

import { wrap } from './lay-out.ts';
import type { Style } from './style.ts';

/** What was looked up on the web, each with the page that it stands on and whether the plan counts with it; empty where nothing was. */
export function showFindings({ findings = [] }: Pick<Trip, 'findings'>, style: Style): string {
  if (findings.length === 0) return '';
  const lines = findings.flatMap((finding) => [
    wrap(sayFinding(finding), style.width - 2, '  '),
    ...(finding.source ? [style.dim(wrap(sayPage(finding, finding.source), style.width - 2, '    '))] : []),
  ]);
  return [style.bold('Looked up'), ...lines].join('\n');
}

function sayFinding({ about, status, text, question, counts }: Finding): string {
  if (status === 'found') return counts === true ? text : `${text} (The plan does not count with it.)`;
  return status === 'left-out' ? `${about}: left out. ${text}` : `${question} Nothing was found.`;
}

function sayPage({ by }: Finding, { url, title, at }: NonNullable<Finding['source']>): string {
  return `${title}, ${at.slice(0, 10)}, found by ${by}: ${url}`;
}
