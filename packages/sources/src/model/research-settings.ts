import { ModelSettingsError } from './model-settings.ts';

/** With what the web is searched for who asks for it. Keys are not among it: they stay in the environment. */
export type ResearchSettings =
  { readonly engine: 'searxng'; readonly url: string } | { readonly engine: 'brave'; readonly url: null };

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `WAYFARER_RESEARCH`. A variable that is set to nothing is not set.
 *
 * @param hasModel - A language model is set: it is what looks things up.
 * @returns `null`: nothing is looked up on the web.
 * @throws {ModelSettingsError}
 */
export function readResearchSettings(environment: Environment, hasModel: boolean): ResearchSettings | null {
  const text = environment['WAYFARER_RESEARCH'] || undefined;
  if (text === undefined || text === 'off') return null;
  if (!hasModel)
    throw new ModelSettingsError(
      'WAYFARER_RESEARCH needs a language model that looks things up: expected WAYFARER_MODEL, such as "openai:gpt-5-mini".',
    );
  if (text === 'brave') {
    if (!environment['BRAVE_API_KEY'])
      throw new ModelSettingsError('WAYFARER_RESEARCH=brave needs a key: expected BRAVE_API_KEY to hold one.');
    return { engine: 'brave', url: null };
  }
  const address = text.startsWith('searxng:') ? text.slice('searxng:'.length) : '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search)
    return { engine: 'searxng', url: address };
  throw new ModelSettingsError(
    'Expected WAYFARER_RESEARCH to be "brave", or "searxng:" and the address of an instance, such as "searxng:http://127.0.0.1:8888", or "off".',
  );
}
