import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type CorpusMessage, parseMessage } from './parse-message.ts';

/** Where the messages lie: a folder for each author, a file for each language. */
const FOLDER = new URL('../../corpus/', import.meta.url);

/** A message, by whom and where it stands. */
export interface WrittenMessage extends CorpusMessage {
  readonly author: string;
  readonly language: string;
  /** `author-a/en.txt:12` */
  readonly at: string;
}

/** Every act that may stand in a corpus, in the order of its description. */
export function readActs(): readonly string[] {
  return [...readText('acts.txt').matchAll(/^([a-z][a-z-]*): /gm)].map(([, act = '']) => act);
}

/** Names of the folders of authors. */
export function listAuthors(): readonly string[] {
  const entries = readdirSync(fileURLToPath(new URL(`authors/`, FOLDER)), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** What an author wrote, in all languages. */
export function readAuthor(author: string): readonly WrittenMessage[] {
  const files = readdirSync(fileURLToPath(new URL(`authors/${author}/`, FOLDER))).sort();
  return files.flatMap((file) => {
    const lines = readText(`authors/${author}/${file}`).split('\n');
    return lines.flatMap((line, index): readonly WrittenMessage[] => {
      if (line.trim() === '' || line.startsWith('# ')) return [];
      const at = `${author}/${file}:${index + 1}`;
      return [{ ...parsed(line, at), author, language: file.replace('.txt', ''), at }];
    });
  });
}

function parsed(line: string, at: string): CorpusMessage {
  try {
    return parseMessage(line);
  } catch (error) {
    throw new SyntaxError(`${at}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function readText(path: string): string {
  return readFileSync(fileURLToPath(new URL(path, FOLDER)), 'utf8');
}
