import { describe, expect, it } from 'vitest';

import { MisuseError } from '../errors.ts';
import { modelFromConfiguration } from './model-from-configuration.ts';
import { PROVIDERS } from './providers.ts';

const environment = {
  OPENAI_API_KEY: 'one',
  ANTHROPIC_API_KEY: 'two',
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1',
};

it.each(['openai:gpt-5', 'anthropic:claude-sonnet-4-5', 'ollama:qwen3:8b', 'compatible:my/model'])(
  'knows %s',
  async (configuration) => {
    expect(await modelFromConfiguration(configuration, { environment })).toMatchObject({
      id: configuration,
      nativeTools: true,
    });
  },
);

it('says of the model what it is told', async () => {
  const traits = { price: { inputPerMillion: 3, outputPerMillion: 15 }, contextTokens: 8_192, nativeTools: false };
  const model = await modelFromConfiguration('ollama:tiny', { ...traits, id: 'local', environment: {} });
  expect(model).toMatchObject({ ...traits, id: 'local' });
});

describe('what is wrong is said in a sentence', () => {
  it.each([
    ['gpt-5', {}, 'Expected a provider and its model such as "openai:gpt-5", got "gpt-5".'],
    ['openai:', {}, 'got "openai:". Providers: openai, anthropic, ollama, '],
    ['opnai:gpt-5', {}, 'No provider is called "opnai". Did you mean "openai"? Providers: openai,'],
    ['toString:x', {}, 'No provider is called "toString". Providers:'],
    ['openai:gpt-5', {}, '"openai:gpt-5" needs an API key: set OPENAI_API_KEY, or pass `apiKey`.'],
    ['anthropic:claude', { apiKey: ' ' }, 'set ANTHROPIC_API_KEY'],
    ['compatible:m', {}, 'pass `baseUrl`, or set OPENAI_COMPATIBLE_BASE_URL.'],
    [
      'compatible:m',
      { baseUrl: 'localhost:80' },
      'Expected an http or https URL for "compatible:m", got "localhost:80".',
    ],
    ['compatible:m', { baseUrl: 'nowhere' }, 'got "nowhere".'],
    ['compatible:m', { baseUrl: 'http://me:secret@127.0.0.1/v1' }, 'holds a name or a password; pass an `apiKey`'],
  ])('%s %j', async (configuration, options, message) => {
    const attempt = modelFromConfiguration(configuration, { environment: {}, ...options });
    await expect(attempt).rejects.toThrow(message);
    await expect(attempt).rejects.toBeInstanceOf(MisuseError);
    await expect(attempt).rejects.not.toThrow('secret');
  });
});

it.each(Object.keys(PROVIDERS))(
  'names the package that %s needs, of the generation we were tested with',
  async (name) => {
    const { devDependencies } = (await import('../../package.json', { with: { type: 'json' } })).default;
    const [, packageName, major] = /^(.+)@(\d+)$/.exec(PROVIDERS[name]?.install ?? '') ?? [];
    const versions: Readonly<Record<string, string>> = devDependencies;
    expect(versions[packageName ?? '']?.split('.')[0]).toBe(major);
  },
);
