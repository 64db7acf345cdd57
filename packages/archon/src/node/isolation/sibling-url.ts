/** The module beside `url` called `name`: `.ts` where the source runs as it is, `.js` where it was built. */
export function siblingUrl(url: string, name: string): URL {
  return new URL(`./${name}${url.endsWith('.ts') ? '.ts' : '.js'}`, url);
}
