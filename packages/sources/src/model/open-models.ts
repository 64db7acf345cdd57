import { MisuseError } from '@wayfarer/archon';
import type { Model, ModelPrice } from '@wayfarer/archon/model';

import { type BudgetSetting, type ModelChoice, type ModelSettings, ModelSettingsError } from './model-settings.ts';

/** Makes a model of a line of configuration, such as `modelFromConfiguration` of the framework's adapter. */
export type LoadModel = (
  id: string,
  options: {
    readonly baseUrl: string | undefined;
    readonly price: ModelPrice | undefined;
    readonly contextTokens: number | undefined;
    readonly nativeTools: boolean;
    readonly maxAnswerBytes: number;
    readonly environment: Readonly<Record<string, string | undefined>>;
  },
) => Promise<Model>;

/** A question has at most 800 tokens of answer: some 10 kB, and 240 kB where each token is an event of its own. */
export const MODEL_ANSWER_BYTES = 500_000;

/** Models to be asked, within limits. */
export interface OpenedModels {
  readonly model: Model;
  readonly smallModel: Model | undefined;
  readonly budgets: { readonly trip: BudgetSetting; readonly day: BudgetSetting };
  readonly limitMs: number;
}

/**
 * The models that the settings name. No request is made.
 *
 * @param environment - Where their keys are.
 * @throws {ModelSettingsError} that says what to install, set or spell otherwise.
 */
export async function openModels(
  { model, small, tripBudget, dayBudget, limitMs }: ModelSettings,
  environment: Readonly<Record<string, string | undefined>>,
  load: LoadModel,
): Promise<OpenedModels> {
  const open = async ({ id, url, price, contextTokens, tools }: ModelChoice): Promise<Model> => {
    try {
      return await load(id, {
        baseUrl: url ?? undefined,
        price: price ?? undefined,
        contextTokens: contextTokens ?? undefined,
        nativeTools: tools === 'native',
        maxAnswerBytes: MODEL_ANSWER_BYTES,
        environment,
      });
    } catch (error) {
      if (!(error instanceof MisuseError)) throw error;
      throw new ModelSettingsError(error.message, { cause: error });
    }
  };
  return {
    model: await open(model),
    smallModel: small ? await open(small) : undefined,
    budgets: { trip: tripBudget, day: dayBudget },
    limitMs,
  };
}
