/** `template` with `{name}` replaced by what is known under the name; what is not known is left out. */
export function fillTemplate(template: string, known: Readonly<Record<string, unknown>>): string {
  return template
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => (Object.hasOwn(known, name) ? String(known[name]) : ''))
    .trim();
}
