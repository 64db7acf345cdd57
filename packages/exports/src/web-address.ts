/** An address that leads somewhere on the web; `undefined` for any other, which may do anything. */
export function findWebAddress(url: string | null | undefined): string | undefined {
  if (url === null || url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? href.replace(/[<>]/g, encodeURIComponent) : undefined;
}
