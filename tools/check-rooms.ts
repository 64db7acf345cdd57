/**
 * @module
 * The walls between packages: who may import whom (`rooms.ts`), told with the door that is open instead. Within a
 * package, files may import each other one way only.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript';

import { findCircles } from './circles.ts';
import { isMain } from './is-main.mjs';
import { ADAPTERS, doorTo, FOR_TESTS, ROOMS, WORLDLESS } from './rooms.ts';

/** A package, app or folder of the repository as `rooms.ts` knows it. */
export interface Room {
  readonly name: string;
  /** The folder it may not climb out of, absolute. */
  readonly home: string;
}

export interface SourceFile {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
}

/** What of a `package.json` the walls depend on. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const SISTER = /^@wayfarer\/(.+)$/;
const TEST = /\.(test|test-d|e2e)\.tsx?$|[\\/](test|e2e)[\\/]|[\\/]vite\.config\.ts$/;

/** Imports in `file` that leave `room`, as they are written. Empty when all is well. */
export function strayImports(room: Room, file: SourceFile): string[] {
  const inner = innerRoomOf(room, file.path);
  const allowed = [...rowOf(room.name), ...(inner === undefined ? [] : rowOf(inner))];
  const isTest = TEST.test(file.path);
  // A test chooses its parts as an app's compose.ts does; programs of strangers that the framework is tried with, too.
  const own = [room.name, ...allowed];
  const open = [...own, ...(isTest ? [...forTestsOf(room), ...(own.includes('archon') ? ADAPTERS : [])] : [])];
  return importsOf(file).filter((name) => {
    if (name.startsWith('.')) return climbsOut(room, file, name) || entersInnerRoom(room, file, name);
    if (isNodeModule(name)) return WORLDLESS.includes(inner ?? room.name) && !isTest;
    const target = SISTER.exec(name)?.[1];
    return target !== undefined && !reaches(open, target);
  });
}

/** Sisters that `file` imports although the `package.json` next to it does not name them. npm links them all the same. */
export function undeclaredSisters(room: Room, file: SourceFile, manifest: Manifest): string[] {
  const declared = sistersOf(manifest);
  const imported = importsOf(file).flatMap((name) => packageOf(SISTER.exec(name)?.[1]));
  return [...new Set(imported)].filter((sister) => sister !== room.name && !declared.includes(sister));
}

/** Sisters that a `package.json` names although the room's row does not. */
export function straySisters(room: Room, manifest: Manifest): string[] {
  const { devDependencies = {}, ...others } = manifest;
  const packages = [room.name, ...rowOf(room.name)].flatMap(packageOf);
  const forTests = [...packages, ...forTestsOf(room)];
  return [
    ...sistersOf(others).filter((sister) => !packages.includes(sister)),
    ...sistersOf({ devDependencies }).filter((sister) => !forTests.includes(sister)),
  ];
}

/** Every wall of the repository at `root` that is broken: one sentence each, with the door. */
export function brokenWalls(root: string): string[] {
  return listRooms(root).flatMap((room) => {
    const files = readSources(room.home);
    return [...wrongManifests(root, room), ...wrongFiles(root, room, files), ...circlesAmong(root, files)];
  });
}

/** The rooms whose folders exist. A folder of `packages/` or `apps/` that has no row stands for itself, so that it is noticed. */
export function listRooms(root: string): Room[] {
  const families = globSync(['packages/*/package.json', 'apps/*/package.json'], { cwd: root }).map((file) =>
    path.dirname(file),
  );
  const folders = ['examples', 'bench', 'tools'].filter((folder) => existsSync(path.join(root, folder)));
  return [...families, ...folders]
    .sort()
    .map((folder) => ({ name: path.basename(folder), home: path.join(root, folder) }));
}

function wrongManifests(root: string, room: Room): string[] {
  if (!(room.name in ROOMS))
    return [`${path.relative(root, room.home)}: no room is called \`${room.name}\`. Add its row to tools/rooms.ts.`];
  return filesIn(room.home, 'package.json').flatMap((file) =>
    straySisters(room, readManifest(file)).map(
      (sister) =>
        `${path.relative(root, file)}: \`${room.name}\` may not depend on \`@wayfarer/${sister}\` (tools/rooms.ts). ${doorTo(room.name, sister)}`,
    ),
  );
}

function wrongFiles(root: string, room: Room, files: readonly SourceFile[]): string[] {
  if (!(room.name in ROOMS)) return [];
  return files.flatMap((source) => {
    const file = source.path;
    const manifest = nearestManifest(root, file);
    const strays = strayImports(room, source).map((name) => explain(room, source, name));
    const undeclared = undeclaredSisters(room, source, readManifest(manifest))
      .filter((sister) => reaches([room.name, ...rowOf(room.name).flatMap(packageOf), ...forTestsOf(room)], sister))
      .map(
        (sister) =>
          `\`@wayfarer/${sister}\` is imported but not declared: add it to ${whereToDeclare(root, file, manifest)}.`,
      );
    return [...strays, ...undeclared].map((sentence) => `${path.relative(root, file)}: ${sentence}`);
  });
}

/**
 * Files that need each other cannot be read, tested or moved one at a time. A circle of types alone is one as well:
 * its files are still one piece to whoever reads them, and one import of a value makes it a circle when the program
 * starts, where the first file to be loaded finds the others half made.
 */
function circlesAmong(root: string, files: readonly SourceFile[]): string[] {
  const imports = files.map((file): [string, string[]] => [
    file.path,
    importsOf(file)
      .filter((name) => name.startsWith('.'))
      .map((name) => path.resolve(path.dirname(file.path), name)),
  ]);
  const nameOf = (file: string): string => path.relative(root, file).replaceAll(path.sep, '/');
  return findCircles(new Map(imports)).map((circle) => {
    const [file = '', ...others] = circle.map(nameOf);
    const way = others.slice(0, -1).join(', ') || 'itself';
    return `${file}: imports lead back to it, by ${way}. Move what two of these files share into a file below both.`;
  });
}

function explain(room: Room, file: SourceFile, name: string): string {
  if (name.startsWith('.') && !climbsOut(room, file, name)) {
    return `\`${name}\` is an adapter, which knows \`${room.name}\` and not the other way round. Declare an interface outside of it.`;
  }
  if (name.startsWith('.'))
    return `\`${name}\` climbs out of \`${room.name}\`. Import the sister by its name, through its exports.`;
  if (isNodeModule(name)) {
    return `\`${room.name}\` may not import \`${name}\`: it runs in any place, the browser included. Take what you need from it as an argument.`;
  }
  return `\`${room.name}\` may not import \`${name}\` (tools/rooms.ts). ${doorTo(room.name, name.slice('@wayfarer/'.length))}`;
}

/** @throws {Error} if the table has no such room. */
function rowOf(room: string): readonly string[] {
  const row = ROOMS[room];
  if (!row) throw new Error(`No room is called "${room}". Add it to tools/rooms.ts.`);
  return row;
}

function forTestsOf(room: Room): readonly string[] {
  return FOR_TESTS[room.name] ?? [];
}

/** A room opens its sub-paths as well, unless a sub-path is a room of its own. */
function reaches(open: readonly string[], target: string): boolean {
  return open.includes(target) || (!(target in ROOMS) && open.includes(packageOf(target)[0] ?? ''));
}

function climbsOut(room: Room, file: SourceFile, name: string): boolean {
  const target = path.relative(room.home, path.resolve(path.dirname(file.path), name));
  return target === '..' || target.startsWith(`..${path.sep}`);
}

/** True when a relative import leads into a sub-path that is a room of its own, from outside of it: the framework into its adapters. */
function entersInnerRoom(room: Room, file: SourceFile, name: string): boolean {
  const target = innerRoomOf(room, path.resolve(path.dirname(file.path), name));
  const own = innerRoomOf(room, file.path) ?? room.name;
  return target !== undefined && target !== own && !rowOf(own).includes(target) && !TEST.test(file.path);
}

function innerRoomOf(room: Room, file: string): string | undefined {
  const [source, folder, deeper] = path.relative(room.home, file).split(path.sep);
  if (source !== 'src') return undefined;
  return [`${room.name}/${folder}/${deeper}`, `${room.name}/${folder}`].find((inner) => inner in ROOMS);
}

const IMPORTS = new WeakMap<SourceFile, readonly string[]>();

/** Imports, re-exports, dynamic imports and type imports, as they are written. Kept, as every wall asks for them. */
function importsOf(file: SourceFile): readonly string[] {
  const imports = IMPORTS.get(file) ?? ts.preProcessFile(file.text).importedFiles.map((found) => found.fileName);
  IMPORTS.set(file, imports);
  return imports;
}

function isNodeModule(name: string): boolean {
  return name.startsWith('node:');
}

/** `planner/ports` is part of the package `planner`. */
function packageOf(target: string | undefined): string[] {
  return target === undefined ? [] : [target.split('/')[0] ?? target];
}

function sistersOf(manifest: Manifest): string[] {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies, ...peerDependencies });
  return names.flatMap((name) => packageOf(SISTER.exec(name)?.[1]));
}

function readSources(home: string): SourceFile[] {
  return filesIn(home, '*.{ts,tsx,js,mjs}').map((file) => ({ path: file, text: readFileSync(file, 'utf8') }));
}

function filesIn(home: string, pattern: string): string[] {
  const found = globSync(`**/${pattern}`, { cwd: home, exclude: (name) => name === 'node_modules' || name === 'dist' });
  return found.sort().map((file) => path.join(home, file));
}

function nearestManifest(root: string, file: string): string {
  let folder = path.dirname(file);
  while (folder !== root && !existsSync(path.join(folder, 'package.json'))) folder = path.dirname(folder);
  return path.join(folder, 'package.json');
}

/** The root declares nothing for anybody, so a story without a `package.json` needs one of its own. */
function whereToDeclare(root: string, file: string, manifest: string): string {
  if (path.dirname(manifest) !== root) return path.relative(root, manifest);
  return path.join(path.relative(root, path.dirname(file)), 'package.json');
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

if (isMain(import.meta)) {
  const broken = brokenWalls(path.resolve(import.meta.dirname, '..'));
  for (const sentence of broken) console.error(sentence);
  if (broken.length > 0) process.exitCode = 1;
}
