import { build, type Plugin, type ResolvedConfig } from 'vite';

import type { PageFiles } from '../src/worker/page-files.ts';

/** A file of the build: its path from the root of the page, and what is in it. */
export type BuiltFile = readonly [path: string, content: string | Uint8Array];

/** SHA-256, in hexadecimal. */
type Digest = (content: string | Uint8Array) => string;

/** What the machine that builds does for the plugin. */
interface BuildTools {
  /** Absolute path of the worker's source. */
  readonly entry: string;
  readonly digest: Digest;
  /** Reads all files under Vite's public folder. */
  readonly readPublic: (folder: string) => readonly BuiltFile[];
}

/** Adds the service worker to a build, as `sw.js`, with the list of all files of that build. */
export function emitWorker({ entry, digest, readPublic }: BuildTools): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'wayfarer:emit-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const built = Object.values(bundle).map((file): BuiltFile => [
          `/${file.fileName}`,
          file.type === 'chunk' ? file.code : file.source,
        ]);
        const source = await bundleWorker(entry, listFiles([...built, ...readPublic(config.publicDir)], digest));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

/** Sorts what was built into files with a digest in their name and others, and names the whole. */
export function listFiles(files: readonly BuiltFile[], digest: Digest): PageFiles {
  const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1));
  const isHashed = ([name]: BuiltFile): boolean => name.startsWith('/assets/');
  const whole = sorted.map(([name, content]) => `${name}\n${digest(content)}\n`).join('');
  return {
    version: digest(whole).slice(0, 16),
    hashed: sorted.filter(isHashed).map(([name]) => name),
    named: Object.fromEntries(
      sorted.filter((file) => !isHashed(file)).map(([name, content]) => [name, digest(content)]),
    ),
  };
}

async function bundleWorker(entry: string, files: PageFiles): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: { PAGE_FILES: JSON.stringify(files) },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The build of ${entry} must give one file, got none.`);
  return chunk.code;
}
