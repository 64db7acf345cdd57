/** Whether a part that plain JavaScript may have passed can do what it is there for. */
export function hasMethod(part: unknown, name: string): boolean {
  return typeof (part as Readonly<Record<string, unknown>> | null | undefined)?.[name] === 'function';
}
