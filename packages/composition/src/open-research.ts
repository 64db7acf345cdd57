import { braveSearch, httpGetTool, searxngSearch, webSearchTool } from '@wayfarer/archon/tools';
import type { ConciergeParts } from '@wayfarer/concierge';
import { convert, hasRate, type ResearchSettings } from '@wayfarer/sources';

/** Of a page, as much as a model is to read of it: some 2,000 tokens. */
const MOST_CHARACTERS = 8_000;

/** Tools of the framework that search and read the web as the settings say. Nothing is asked yet. */
export function openResearch(
  settings: ResearchSettings,
  environment: Readonly<Record<string, string | undefined>>,
): NonNullable<ConciergeParts['research']> {
  const engine =
    settings.engine === 'searxng'
      ? searxngSearch({ url: settings.url })
      : braveSearch({ key: environment['BRAVE_API_KEY'] ?? '' });
  return {
    name: settings.engine,
    search: webSearchTool(engine),
    read: httpGetTool({ maxCharacters: MOST_CHARACTERS, userAgent: 'wayfarer/1' }),
    when: settings.when,
    convert: (amount, currency) =>
      hasRate(amount.currency) && hasRate(currency) ? convert(amount, currency) : undefined,
  };
}
