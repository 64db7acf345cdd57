import { readdirSync, readFileSync } from 'node:fs';

/** A process as `/proc` tells of it. */
interface ProcessNote {
  readonly pid: number;
  readonly parent: number;
  readonly group: number;
  readonly session: number;
}

/** Whether this process has children, as far as the system tells; where it does not, it may have some. */
export function mayHaveChildren(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const threads = readdirSync('/proc/self/task');
    return threads.some((thread) => readFileSync(`/proc/self/task/${thread}/children`, 'latin1') !== '');
  } catch {
    return true;
  }
}

/** Megabytes that a process and all that came from it have resident; 0 where the system does not tell. */
export function familyMb(root: number): number {
  return listFamily(root).reduce((sum, pid) => sum + residentMb(pid), 0);
}

/**
 * Ends a process and all that came from it: its process group, which it must lead, and on Linux those too that have left the
 * group, as long as an ancestor of theirs lives. One that has left it and lost its ancestors is not found.
 */
export function killFamily(root: number): void {
  killDescendants(root);
  // Windows has no groups: there the process itself is ended.
  kill(process.platform === 'win32' ? root : -root);
}

/** Ends all that came from a process, but not the process, on Linux. */
export function killDescendants(root: number): void {
  for (const pid of listFamily(root)) if (pid !== root) kill(pid);
}

/** The process, its descendants, and whoever is of a group or a session that one of them began. */
function listFamily(root: number): number[] {
  const others = new Set(listProcesses());
  const family = new Set([root]);
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const each of others) {
      const { pid, parent, group, session } = each;
      if (![parent, group, session].some((relative) => family.has(relative))) continue;
      family.add(pid);
      others.delete(each);
    }
  }
  return [...family];
}

function listProcesses(): ProcessNote[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? noteOf(Number(name)) : []));
}

function noteOf(pid: number): ProcessNote | [] {
  const text = textOf(`/proc/${pid}/stat`);
  // The name of the program comes second, in brackets, and may hold brackets itself.
  const [, parent, group, session] = text
    .slice(text.lastIndexOf(') ') + 2)
    .split(' ', 4)
    .map(Number);
  return parent === undefined || group === undefined || session === undefined ? [] : { pid, parent, group, session };
}

function residentMb(pid: number): number {
  return Number(/^VmRSS:\s*(\d+) kB$/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;
}

/** Empty for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
