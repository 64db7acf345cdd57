export type Route =
  | { readonly name: 'start' }
  | { readonly name: 'trip'; readonly id: string }
  | { readonly name: 'nowhere' };

/** Which page a path stands for: `/` and `/trips/:id`. */
export function matchRoute(path: string): Route {
  if (path === '/' || path === '/index.html') return { name: 'start' };
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
