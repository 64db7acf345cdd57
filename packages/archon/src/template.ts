import { nearest } from './nearest.ts';

/** A name, then what stands under it: `step1.results[0].title`. */
const PATH = String.raw`[A-Za-z_][\w-]*(?:\.[\w-]+|\[\d+\])*`;
const SLOT = new RegExp(String.raw`\{\{\s*(${PATH})\s*\}\}`, 'g');
const WHOLE = new RegExp(String.raw`^\s*\{\{\s*(${PATH})\s*\}\}\s*$`);

/** Something that a template names is not there. */
export class MissingValueError extends Error {
  override readonly name = 'MissingValueError';
  /** As the template writes it. */
  readonly path: string;

  constructor(path: string, reason: string) {
    super(`"${path}" has no value: ${reason}`);
    this.path = path;
  }
}

/** Paths that `{{…}}` names in the texts of a value, however deep, each once. */
export function pathsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [...new Set([...value.matchAll(SLOT)].map(([, path = '']) => path))];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(pathsIn))];
}

/** The name that a path begins with: `step1` of `step1.results[0]`. */
export function rootOf(path: string): string {
  return /^[\w-]+/.exec(path)?.[0] ?? path;
}

/** Whether a text has `{{` that begins no path. */
export function hasStraySlot(text: string): boolean {
  return text.replaceAll(SLOT, '').includes('{{');
}

/**
 * The value with `{{path}}` in its texts replaced by what `look` finds there. A text that is one such path and nothing else becomes
 * the value itself, of whatever type; elsewhere what is no text is written as JSON.
 */
export function fillTemplate(value: unknown, look: (path: string) => unknown): unknown {
  if (typeof value === 'string') {
    const [, whole] = WHOLE.exec(value) ?? [];
    if (whole !== undefined) return look(whole);
    return value.replaceAll(SLOT, (_, path: string) => asText(look(path)));
  }
  if (Array.isArray(value)) return value.map((item) => fillTemplate(item, look));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillTemplate(item, look)]));
}

/**
 * What stands at a path.
 *
 * @throws {MissingValueError} if there is nothing.
 */
export function valueAt(path: string, known: Readonly<Record<string, unknown>>): unknown {
  const [, ...steps] = path.match(/[\w-]+/g) ?? [];
  const root = rootOf(path);
  let value = own(known, root);
  if (value === undefined)
    throw new MissingValueError(path, `there is no "${root}"${listed(Object.keys(known), root)}`);
  let sofar = root;
  for (const step of steps) {
    const names = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    value = own(value, step);
    if (value === undefined) {
      const what =
        names.length === 0 ? `"${sofar}" has nothing inside.` : `"${sofar}" has no "${step}"${listed(names, step)}`;
      throw new MissingValueError(path, what);
    }
    sofar += `.${step}`;
  }
  return value;
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;
}

function listed(names: readonly string[], wanted: string): string {
  const meant = nearest(wanted, names);
  if (meant !== undefined) return `; did you mean "${meant}"?`;
  return names.length === 0 ? '; there is nothing yet.' : `; there is: ${names.join(', ')}.`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
