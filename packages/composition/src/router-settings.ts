import { resolve } from 'node:path';

/** How the router of the chat is set up beyond its rules; paths are absolute. */
export interface RouterSettings {
  /** What `wayfarer router train` has written; `null`: acts are learned when they are first needed. */
  readonly classifierFile: string | null;
  /** With what the classifier was trained besides; `null`: with nothing. */
  readonly embedder: 'english' | null;
  /** Where each stage of each message is told: standard error, or a file with a line of JSON each. */
  readonly events: { readonly to: 'console' } | { readonly to: 'file'; readonly file: string } | null;
  /** A policy on trial: asked beside the one in force, and told where it would decide otherwise. */
  readonly shadowPolicyFile: string | null;
}

/** A setting of the router says something that cannot work; the message says what was expected. */
export class RouterSettingsError extends Error {
  override readonly name = 'RouterSettingsError';
  readonly code = 'bad-setting';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads `WAYFARER_CLASSIFIER`, `WAYFARER_EMBEDDER`, `WAYFARER_EVENTS` and `WAYFARER_SHADOW_POLICY`. A variable that is set to nothing is
 * not set. No file is opened.
 *
 * @param folder - Where relative paths begin.
 * @throws {RouterSettingsError}
 */
export function readRouterSettings(environment: Environment, folder: string): RouterSettings {
  const valueOf = (name: string): string | undefined => environment[name] || undefined;
  const pathIn = (name: string): string | null => {
    const path = valueOf(name);
    if (path?.includes('\0')) throw new RouterSettingsError(`Expected ${name} to be the path of a file.`);
    return path === undefined ? null : resolve(folder, path);
  };
  const classifierFile = pathIn('WAYFARER_CLASSIFIER');
  const events = valueOf('WAYFARER_EVENTS');
  return {
    classifierFile,
    embedder: readEmbedder(valueOf('WAYFARER_EMBEDDER'), classifierFile),
    events: events === 'console' ? { to: 'console' } : toFile(pathIn('WAYFARER_EVENTS')),
    shadowPolicyFile: pathIn('WAYFARER_SHADOW_POLICY'),
  };
}

function toFile(file: string | null): RouterSettings['events'] {
  return file === null ? null : { to: 'file', file };
}

function readEmbedder(text: string | undefined, classifierFile: string | null): 'english' | null {
  if (text === undefined || text === 'off') return null;
  if (text !== 'english')
    throw new RouterSettingsError(`Expected WAYFARER_EMBEDDER to be "english" or "off", got ${JSON.stringify(text)}.`);
  if (classifierFile === null)
    throw new RouterSettingsError(
      'WAYFARER_EMBEDDER needs a classifier that has learned with it: with an embedder that takes many seconds, so it is done once and kept in a file. Do `wayfarer router train --intents packages/language/acts/acts.yaml --embedder english --out acts.bin`, and expected WAYFARER_CLASSIFIER to be that file.',
    );
  return text;
}
