import { ModelSettingsError } from './model-settings.ts';

/** With what the web is searched for who asks for it. Keys are not among it: they stay in the environment. */
export type ResearchSettings = {
  /** `plan`: for each plan that is chosen, too, without being asked. */
  readonly when: 'asked' | 'plan';
} & ({ readonly engine: 'searxng'; readonly url: string } | { readonly engine: 'brave'; readonly url: null });

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `WAYFARER_RESEARCH` and `WAYFARER_RESEARCH_WHEN`. A variable that is set to nothing is not set.
 *
 * @param hasModel - A language model is set: it is what looks things up.
 * @returns `null`: nothing is looked up on the web.
 * @throws {ModelSettingsError}
 */
export function readResearchSettings(environment: Environment, hasModel: boolean): ResearchSettings | null {
  const text = environment['WAYFARER_RESEARCH'] || undefined;
  const when = readWhen(environment['WAYFARER_RESEARCH_WHEN'] || 'asked');
  if (text === undefined && when === 'plan')
    throw new ModelSettingsError(
      'WAYFARER_RESEARCH_WHEN=plan needs to know with what the web is searched: expected WAYFARER_RESEARCH, such as "searxng:http://127.0.0.1:8888".',
    );
  if (text === undefined || text === 'off') return null;
  if (!hasModel)
    throw new ModelSettingsError(
      'WAYFARER_RESEARCH needs a language model that looks things up: expected WAYFARER_MODEL, such as "openai:gpt-5-mini".',
    );
  if (text === 'brave') {
    if (!environment['BRAVE_API_KEY'])
      throw new ModelSettingsError('WAYFARER_RESEARCH=brave needs a key: expected BRAVE_API_KEY to hold one.');
    return { engine: 'brave', url: null, when };
  }
  const address = text.startsWith('searxng:') ? text.slice('searxng:'.length) : '';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search)
    return { engine: 'searxng', url: address, when };
  throw new ModelSettingsError(
    'Expected WAYFARER_RESEARCH to be "brave", or "searxng:" and the address of an instance, such as "searxng:http://127.0.0.1:8888", or "off".',
  );
}

/** Also checked where nothing is looked up at all, so that a slip is seen before it costs anything. */
function readWhen(text: string): ResearchSettings['when'] {
  if (text === 'asked' || text === 'plan') return text;
  throw new ModelSettingsError(
    `Expected WAYFARER_RESEARCH_WHEN to be "asked", or "plan" for what is not known of each plan that is chosen, got ${JSON.stringify(text.slice(0, 40))}.`,
  );
}
