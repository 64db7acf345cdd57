/** Which language models may be asked, and how much. Keys are not among it: they stay in the environment. */
export interface ModelSettings {
  readonly model: ModelChoice;
  /** Reads and writes sentences, for less; `null`: the model does that, too. */
  readonly small: ModelChoice | null;
  readonly tripBudget: BudgetSetting;
  readonly dayBudget: BudgetSetting;
  /** Time for a question, the correction of its answer included. */
  readonly limitMs: number;
}

export interface ModelChoice {
  /** `provider:name`. */
  readonly id: string;
  /** Where its server is; `null`: where the provider's variables say. */
  readonly url: string | null;
  /** US dollars per million tokens; `null`: nobody has said, and only tokens are counted. */
  readonly price: { readonly inputPerMillion: number; readonly outputPerMillion: number } | null;
  /** Tokens of prompt and answer together that it can take; `null`: nobody has said, and prompts may be of any length. */
  readonly contextTokens: number | null;
  /** How it is told of tools: as its provider has them, or in the text of the prompt, for a model that knows none. */
  readonly tools: 'native' | 'text';
}

/** The most that may be spent; `null` for no limit of that kind. */
export interface BudgetSetting {
  /** Of prompts and answers together. */
  readonly tokens: number | null;
  /** Millionths of a US dollar. */
  readonly costMicros: number | null;
}

/** A setting of a model says something that cannot work; the message says what was expected. */
export class ModelSettingsError extends Error {
  override readonly name = 'ModelSettingsError';
  readonly code = 'bad-setting';
}

/** About a hundred questions a trip, and a thousand a day. */
const TRIP_TOKENS = 300_000;
const DAY_TOKENS = 3_000_000;
const LIMIT_SECONDS = 20;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the variables that name a model and what it may cost. One that is set to nothing is not set.
 *
 * @param flag - What `--model` says; goes before the variable.
 * @returns `null`: no model is asked anything.
 * @throws {ModelSettingsError}
 */
export function readModelSettings(environment: Environment, flag?: string): ModelSettings | null {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const id = flag ?? given['WAYFARER_MODEL'];
  if (id === undefined || id === 'off') return null;
  const model: ModelChoice = {
    id: checkName(id, flag === undefined ? 'WAYFARER_MODEL' : '--model'),
    url: readUrl(given),
    ...readTraits(given, 'WAYFARER_MODEL'),
  };
  const small = readSmall(given, model);
  const isPriced = model.price !== null && (small === null || small.price !== null);
  return {
    model,
    small,
    tripBudget: readBudget(given, 'WAYFARER_TRIP_BUDGET', { tokens: TRIP_TOKENS, isPriced }),
    dayBudget: readBudget(given, 'WAYFARER_DAY_BUDGET', { tokens: DAY_TOKENS, isPriced }),
    limitMs: readSeconds(given) * 1000,
  };
}

/** On the same server, if it is of the same provider. */
function readSmall(given: Environment, { id, url }: ModelChoice): ModelChoice | null {
  const small = given['WAYFARER_SMALL_MODEL'];
  if (small === undefined || small === 'off') return null;
  const name = checkName(small, 'WAYFARER_SMALL_MODEL');
  const isThere = providerOf(name) === providerOf(id);
  return { id: name, url: isThere ? url : null, ...readTraits(given, 'WAYFARER_SMALL_MODEL') };
}

function readTraits(given: Environment, name: string): Omit<ModelChoice, 'id' | 'url'> {
  return {
    price: readPrice(given, `${name}_PRICE`),
    contextTokens: readContext(given, `${name}_CONTEXT`),
    tools: readTools(given, `${name}_TOOLS`),
  };
}

function providerOf(id: string): string {
  return id.slice(0, id.indexOf(':'));
}

/** What is no name may be a key that was put into the wrong variable: it is not repeated. */
function checkName(text: string, from: string): string {
  if (/^[a-z][a-z0-9-]*:\S{1,200}$/.test(text)) return text;
  throw new ModelSettingsError(
    `Expected ${from} to be a provider and its model, such as "openai:gpt-5-mini", "anthropic:claude-sonnet-4-5", "ollama:qwen3:8b" or "compatible:my-model", or "off"; got ${text.length} characters that are neither. Keys belong into the provider's own variable, such as OPENAI_API_KEY.`,
  );
}

function readUrl(given: Environment): string | null {
  const text = given['WAYFARER_MODEL_URL'];
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.search) return text;
  throw new ModelSettingsError(
    'Expected WAYFARER_MODEL_URL to be an address such as http://127.0.0.1:8000/v1, without a name, a password or a query in it.',
  );
}

function readPrice(given: Environment, name: string): ModelChoice['price'] {
  const text = given[name];
  if (text === undefined) return null;
  const [, input, output] = /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  if (input !== undefined && output !== undefined)
    return { inputPerMillion: Number(input), outputPerMillion: Number(output) };
  throw new ModelSettingsError(
    `Expected ${name} to be US dollars per million tokens, of prompts and of answers, such as "0.25/2", got ${JSON.stringify(text)}.`,
  );
}

/** Less holds no question with its answer. */
const LEAST_CONTEXT = 2_000;

function readContext(given: Environment, name: string): number | null {
  const text = given[name];
  if (text === undefined) return null;
  if (/^\d{4,8}$/.test(text) && Number(text) >= LEAST_CONTEXT) return Number(text);
  throw new ModelSettingsError(
    `Expected ${name} to be the number of tokens that a prompt and its answer may have, from ${LEAST_CONTEXT} on, such as 8192, got ${JSON.stringify(text)}.`,
  );
}

function readTools(given: Environment, name: string): ModelChoice['tools'] {
  const text = given[name] ?? 'native';
  if (text === 'native' || text === 'text') return text;
  throw new ModelSettingsError(
    `Expected ${name} to be "native", or "text" for a model without function calling, got ${JSON.stringify(text)}.`,
  );
}

/** `200000 tokens`, `0.50 USD`, or both with a comma between. */
function readBudget(
  given: Environment,
  name: string,
  { tokens, isPriced }: { readonly tokens: number; readonly isPriced: boolean },
): BudgetSetting {
  const text = given[name];
  if (text === undefined) return { tokens, costMicros: null };
  const limits = text.split(',').map((part) => /^\s*(\d+(?:\.\d+)?)\s*(tokens|USD)\s*$/i.exec(part));
  const amountOf = (unit: string): number | null => {
    const found = limits.find((limit) => limit?.[2]?.toLowerCase() === unit);
    return found ? Number(found[1]) : null;
  };
  if (limits.some((limit) => limit === null))
    throw new ModelSettingsError(
      `Expected ${name} to be a number of tokens or of US dollars, such as "200000 tokens", "0.50 USD" or both with a comma, got ${JSON.stringify(text)}.`,
    );
  const dollars = amountOf('usd');
  if (dollars !== null && !isPriced)
    throw new ModelSettingsError(
      `${name} is in US dollars, so what tokens cost has to be known: expected WAYFARER_MODEL_PRICE, and WAYFARER_SMALL_MODEL_PRICE where there is a small model, such as "0.25/2".`,
    );
  return { tokens: amountOf('tokens'), costMicros: dollars === null ? null : Math.round(dollars * 1e6) };
}

function readSeconds(given: Environment): number {
  const text = given['WAYFARER_MODEL_SECONDS'];
  if (text === undefined) return LIMIT_SECONDS;
  const seconds = /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : 0;
  // Whoever waits for a message to be read waits for 30 s at most.
  if (seconds >= 0.1 && seconds <= 25) return seconds;
  throw new ModelSettingsError(
    `Expected WAYFARER_MODEL_SECONDS to be a number of seconds from 0.1 to 25, got ${JSON.stringify(text)}.`,
  );
}
