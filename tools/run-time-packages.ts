import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package that `npm ci --omit=dev` installs, as the lock file tells it. */
export interface RunTimePackage {
  readonly name: string;
  readonly version: string;
  /** As its manifest states it; nothing where it states none. */
  readonly licence: string | undefined;
  /** Where it is installed, relative to the root. */
  readonly folder: string;
  /** Only on some systems: it need not be installed here. */
  readonly optional: boolean;
  /** The web page may contain parts of it. */
  readonly inPage: boolean;
}

interface LockEntry {
  readonly version?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly optional?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

type Lock = Readonly<Record<string, LockEntry>>;

const PAGE = 'apps/web';
/** What makes the page without becoming part of it. */
const PAGE_TOOLS: readonly string[] = ['vite', '@vitejs/plugin-react'];

/** What is installed to run Wayfarer, by name. Comes from the lock file alone: the same on every system. */
export function listRunTimePackages(root: string): RunTimePackage[] {
  const lock = (JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { packages: Lock }).packages;
  const page = foldersBelow(lock, PAGE);
  return Object.entries(lock)
    .filter(([folder, entry]) => folder.includes('node_modules/') && isForRunning(entry))
    .map(([folder, { version = '', license, optional = false }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      folder,
      optional,
      inPage: page.has(folder),
    }))
    .sort((left, right) => compare(left.name, right.name) || compare(left.version, right.version));
}

/** `devOptional` is somebody's optional peer that only development asks for. */
function isForRunning({ link, dev, devOptional }: LockEntry): boolean {
  return !link && !dev && !devOptional;
}

/** The folders of everything that the room at `start` needs, and of what that needs in turn. */
function foldersBelow(lock: Lock, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (const folder of waiting) {
    const names = Object.keys(lock[folder]?.dependencies ?? {}).filter(
      (name) => folder !== start || !PAGE_TOOLS.includes(name),
    );
    for (const name of names) {
      const target = resolve(lock, folder, name);
      if (target === undefined || found.has(target)) continue;
      found.add(target);
      waiting.push(target);
    }
  }
  return found;
}

/** Where Node would find `name` from `folder`; a sister is found where its sources are. */
function resolve(lock: Lock, folder: string, name: string): string | undefined {
  for (let from = folder; ; from = path.posix.dirname(from)) {
    const target = path.posix.join(from === '.' ? '' : from, 'node_modules', name);
    const entry = lock[target];
    if (entry) return entry.link ? sisterOf(lock, name) : target;
    if (from === '.') return undefined;
  }
}

function sisterOf(lock: Lock, name: string): string | undefined {
  const room = name.replace(/^@[^/]+\//, '');
  return [`packages/${room}`, `apps/${room}`].find((folder) => lock[folder]);
}

/** By code unit, so that the order is the same in every language. */
function compare(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
