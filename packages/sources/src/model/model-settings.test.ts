import { MisuseError } from '@wayfarer/archon';
import { describe, expect, it } from 'vitest';

import { ModelSettingsError, readModelSettings } from './model-settings.ts';
import { openModels } from './open-models.ts';

const ON = { WAYFARER_MODEL: 'openai:gpt-5-mini' };

describe('which models may be asked', () => {
  it.each([{}, { WAYFARER_MODEL: '' }, { WAYFARER_MODEL: 'off', WAYFARER_TRIP_BUDGET: 'nonsense' }])(
    'is none by default: %j',
    (environment) => {
      expect(readModelSettings(environment)).toBeNull();
    },
  );

  it('is said in one line, with limits that nobody has to set', () => {
    expect(readModelSettings(ON)).toEqual({
      model: { id: 'openai:gpt-5-mini', url: null, price: null, contextTokens: null, tools: 'native' },
      small: null,
      tripBudget: { tokens: 300_000, costMicros: null },
      dayBudget: { tokens: 3_000_000, costMicros: null },
      limitMs: 20_000,
    });
    expect(readModelSettings(ON, 'ollama:qwen3:8b')?.model.id).toBe('ollama:qwen3:8b');
    expect(readModelSettings(ON, 'off')).toBeNull();
  });

  it('includes a cheaper one, prices and budgets', () => {
    const settings = readModelSettings({
      WAYFARER_MODEL: 'compatible:large',
      WAYFARER_MODEL_URL: 'http://127.0.0.1:8000/v1',
      WAYFARER_MODEL_PRICE: '1.25/10',
      WAYFARER_SMALL_MODEL: 'compatible:small',
      WAYFARER_SMALL_MODEL_PRICE: '0/0',
      WAYFARER_SMALL_MODEL_CONTEXT: '2048',
      WAYFARER_SMALL_MODEL_TOOLS: 'text',
      WAYFARER_TRIP_BUDGET: '0.05 USD',
      WAYFARER_DAY_BUDGET: '50000 tokens, 2 USD',
      WAYFARER_MODEL_SECONDS: '0.5',
    });
    const url = 'http://127.0.0.1:8000/v1';
    expect(settings).toEqual({
      model: {
        id: 'compatible:large',
        url,
        price: { inputPerMillion: 1.25, outputPerMillion: 10 },
        contextTokens: null,
        tools: 'native',
      },
      small: {
        id: 'compatible:small',
        url,
        price: { inputPerMillion: 0, outputPerMillion: 0 },
        contextTokens: 2048,
        tools: 'text',
      },
      tripBudget: { tokens: null, costMicros: 50_000 },
      dayBudget: { tokens: 50_000, costMicros: 2_000_000 },
      limitMs: 500,
    });
  });

  it('has another server than the model where it is of another provider', () => {
    const small = { WAYFARER_SMALL_MODEL: 'ollama:qwen3:0.6b', WAYFARER_MODEL_URL: 'http://127.0.0.1:8000/v1' };
    expect(readModelSettings({ ...ON, ...small })?.small?.url).toBeNull();
  });

  it.each<[Readonly<Record<string, string>>, string]>([
    [
      { WAYFARER_MODEL: 'gpt-5' },
      'Expected WAYFARER_MODEL to be a provider and its model, such as "openai:gpt-5-mini"',
    ],
    [{ ...ON, WAYFARER_SMALL_MODEL: 'small' }, 'Expected WAYFARER_SMALL_MODEL to be a provider and its model'],
    [{ ...ON, WAYFARER_MODEL_URL: 'localhost:8000' }, 'Expected WAYFARER_MODEL_URL to be an address such as'],
    [{ ...ON, WAYFARER_MODEL_URL: 'https://me:secret@host/v1' }, 'without a name, a password or a query in it.'],
    [{ ...ON, WAYFARER_MODEL_PRICE: '2' }, 'Expected WAYFARER_MODEL_PRICE to be US dollars per million tokens'],
    [{ ...ON, WAYFARER_TRIP_BUDGET: '5' }, 'Expected WAYFARER_TRIP_BUDGET to be a number of tokens or of US dollars'],
    [{ ...ON, WAYFARER_MODEL_CONTEXT: '8k' }, 'Expected WAYFARER_MODEL_CONTEXT to be the number of tokens'],
    [{ ...ON, WAYFARER_MODEL_CONTEXT: '1999' }, 'from 2000 on, such as 8192, got "1999".'],
    [{ ...ON, WAYFARER_MODEL_TOOLS: 'none' }, 'Expected WAYFARER_MODEL_TOOLS to be "native", or "text"'],
    [{ ...ON, WAYFARER_DAY_BUDGET: '5 EUR' }, 'got "5 EUR".'],
    [{ ...ON, WAYFARER_DAY_BUDGET: '5 USD' }, 'what tokens cost has to be known: expected WAYFARER_MODEL_PRICE'],
    [
      { ...ON, WAYFARER_MODEL_SECONDS: '60' },
      'Expected WAYFARER_MODEL_SECONDS to be a number of seconds from 0.1 to 25',
    ],
  ])('refuses %j', (environment, message) => {
    expect(() => readModelSettings(environment)).toThrow(ModelSettingsError);
    expect(() => readModelSettings(environment)).toThrow(message);
  });

  it('repeats no key that was put into the wrong variable', () => {
    const key = 'sk-proj-1234567890abcdef';
    expect(() => readModelSettings({ WAYFARER_MODEL: key })).toThrow(/got 24 characters that are neither/);
    expect(() => readModelSettings({ WAYFARER_MODEL: key })).not.toThrow(new RegExp(key));
  });

  it('is opened with what was said of it', async () => {
    const settings = readModelSettings({ ...ON, WAYFARER_MODEL_CONTEXT: '8192', WAYFARER_MODEL_TOOLS: 'text' });
    if (!settings) throw new Error('Expected settings.');
    const asked: unknown[] = [];
    await openModels(settings, {}, async (id, options) => {
      asked.push([id, options]);
      return { id, complete: () => Promise.reject(new Error('Nobody asks.')) };
    });
    expect(asked).toEqual([
      [
        'openai:gpt-5-mini',
        {
          baseUrl: undefined,
          price: undefined,
          maxAnswerBytes: 500_000,
          contextTokens: 8192,
          nativeTools: false,
          environment: {},
        },
      ],
    ]);
  });

  it('is told what to set or install, as the framework says it', async () => {
    const settings = readModelSettings(ON);
    if (!settings) throw new Error('Expected settings.');
    const load = () => Promise.reject(new MisuseError('"openai:gpt-5-mini" needs an API key: set OPENAI_API_KEY.'));
    await expect(openModels(settings, {}, load)).rejects.toThrow(ModelSettingsError);
    await expect(openModels(settings, {}, load)).rejects.toThrow('set OPENAI_API_KEY');
  });
});
