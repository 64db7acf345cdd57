export type Route =
  | { readonly name: 'start' }
  | { readonly name: 'check' }
  | { readonly name: 'trip'; readonly id: string }
  | { readonly name: 'nowhere' };

/** Which page a path stands for: `/`, `/check` and `/trips/:id`. */
export function matchRoute(path: string): Route {
  if (path === '/' || path === '/index.html') return { name: 'start' };
  if (/^\/check\/?$/.test(path)) return { name: 'check' };
  const id = /^\/trips\/([^/]+)\/?$/.exec(path)?.[1];
  return id === undefined ? { name: 'nowhere' } : { name: 'trip', id: decode(id) };
}

export function tripPath(id: string): string {
  return `/trips/${encodeURIComponent(id)}`;
}

/** What cannot be decoded is taken as it stands; no trip has such an id. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a plan from elsewhere is checked. */
export const CHECK_PATH = '/check';
