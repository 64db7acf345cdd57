import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { defineTool } from '../../tool/define-tool.ts';
import type { Tool } from '../../tool/tool.ts';
import { ToolResult } from '../../tool/tool-result.ts';
import { reported, ReportedError } from '../reported-error.ts';
import { changedMeanwhile, explainedFor, isSameFile, pathParts, realFolder } from './confined-path.ts';

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
  const parent = await makeFolders(await realFolder(folder), parts.slice(0, -1));
  const target = join(parent, parts.at(-1) ?? '');
  const before = await findStatus(target);
  if (before && !before.isFile()) {
    throw new ReportedError('not-a-file', `${JSON.stringify(path)} is a folder or a link, not a file.`);
  }
  const draft = join(parent, `.archon-${randomUUID()}.part`);
  // Made anew or not at all: no link is followed.
  const file = await open(draft, 'wx');
  try {
    await assertInPlace(file, draft, { parent, path });
    await file.writeFile(bytes);
    if (before) await file.chmod(before.mode & 0o777);
    await file.sync();
    await assertInPlace(file, draft, { parent, path });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return before !== undefined;
}

/** The folder at the end of `parts`, each made if it is not there, and none of them a link. */
async function makeFolders(root: string, parts: readonly string[]): Promise<string> {
  let folder = root;
  for (const part of parts) {
    folder = join(folder, part);
    await mkdir(folder).catch((error: unknown) => {
      if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
    });
    if ((await lstat(folder)).isDirectory()) continue;
    throw new ReportedError('path-refused', `${JSON.stringify(part)} is a file or a link, not a folder to write into.`);
  }
  return folder;
}

/** The file that is open lies where it should: no part of the path was made a link to elsewhere in the meantime. */
async function assertInPlace(
  file: FileHandle,
  draft: string,
  { parent, path }: { readonly parent: string; readonly path: string },
): Promise<void> {
  const isInside = (await realpath(parent)) === parent && (await isSameFile(draft, await file.stat({ bigint: true })));
  if (!isInside) throw changedMeanwhile(path);
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
