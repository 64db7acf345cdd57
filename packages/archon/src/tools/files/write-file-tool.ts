import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

import { defineTool } from '../../tool/define-tool.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import type { Tool } from '../../tool/tool.ts';
import { reported, ReportedError } from '../reported-error.ts';
import { changedMeanwhile, explainedFor, isLinkError, pathParts, realFolder } from './confined-path.ts';
import { type HeldFolder, inFolder } from './held-folder.ts';

export interface WriteFileOptions {
  /** Files are written into it and its folders, never through a link. */
  readonly folder: string;
  /** Of one file. Default 1,000,000. */
  readonly maxBytes?: number;
}

export interface WriteFileArguments {
  readonly path: string;
  readonly content: string;
}

/**
 * A tool that writes text files into one folder: `write_file`, permission `write`. A file is there whole or not at all: it
 * is written under another name first, and takes the place of what was there before.
 */
export function writeFileTool({ folder, maxBytes = 1_000_000 }: WriteFileOptions): Tool<WriteFileArguments> {
  const root = resolve(folder);
  return defineTool({
    name: 'write_file',
    description:
      `Writes a text file (UTF-8, at most ${maxBytes} bytes) into the agent's folder. Folders on its way are made; a file ` +
      'that is there already is replaced.',
    parametersSchema: {
      type: 'object',
      properties: {
        path: { type: 'string', minLength: 1, maxLength: 1024, description: 'inside the folder, e.g. "notes/soup.md"' },
        content: { type: 'string', description: 'the whole text of the file' },
      },
      required: ['path', 'content'],
      additionalProperties: false,
    },
    permissions: ['write'],
    version: '1',
    execute: ({ path, content }) =>
      reported(async () => {
        const bytes = Buffer.from(content.toWellFormed());
        if (bytes.length > maxBytes) throw tooLarge(path, bytes.length, maxBytes);
        const replaced = await writeInside(root, path, bytes).catch((error: unknown) => {
          throw explainedFor(path, error);
        });
        const did = replaced ? 'Replaced' : 'Wrote';
        return ToolResult.success(`${did} ${JSON.stringify(path)}: ${bytes.length} bytes.`, {
          bytes: bytes.length,
          replaced,
        });
      }),
  });
}

/** @returns Whether there was such a file before. */
async function writeInside(folder: string, path: string, bytes: Buffer): Promise<boolean> {
  const parts = pathParts(path);
  const way = { root: await realFolder(folder), parts: parts.slice(0, -1), isMade: true };
  return inFolder(way, (parent) => replaceFile(parent, parts.at(-1) ?? '', { path, bytes })).catch((error: unknown) => {
    if (!isLinkError(error)) throw error;
    throw new ReportedError('path-refused', `A part of ${JSON.stringify(path)} is a file or a link, not a folder.`);
  });
}

/** Writes a draft and gives it the name. Whatever happens on the way, no draft is left. */
async function replaceFile(
  parent: HeldFolder,
  name: string,
  { path, bytes }: { readonly path: string; readonly bytes: Buffer },
): Promise<boolean> {
  const before = await findStatus(parent.at(name));
  if (before && !before.isFile()) {
    throw new ReportedError('not-a-file', `${JSON.stringify(path)} is a folder or a link, not a file.`);
  }
  const draft = `.archon-${randomUUID()}.part`;
  // Made anew or not at all: no link is followed.
  const file = await open(parent.at(draft), 'wx');
  try {
    if (!(await parent.isInPlace(file, draft))) throw changedMeanwhile(path);
    await file.writeFile(bytes);
    if (before) await file.chmod(before.mode & 0o777);
    await file.sync();
    if (!(await parent.isInPlace(file, draft))) throw changedMeanwhile(path);
    await rename(parent.at(draft), parent.at(name));
  } catch (error) {
    await rm(parent.at(draft), { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return before !== undefined;
}

async function findStatus(path: string): Promise<Stats | undefined> {
  return lstat(path).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === 'ENOENT') return undefined;
    throw error;
  });
}

function tooLarge(path: string, length: number, maxBytes: number): ReportedError {
  return new ReportedError(
    'too-large',
    `${JSON.stringify(path)} would have ${length} bytes; a file may have ${maxBytes}. Write less, or several files.`,
  );
}
