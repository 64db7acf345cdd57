/** Any text as a token of a NATS subject, a name or a key. */
export function keyOf(text: string): string {
  return Buffer.from(text).toString('base64url');
}

export function textOf(key: string): string {
  return Buffer.from(key, 'base64url').toString();
}
