import type { Context } from 'hono';

import { RefusedError } from './refused-error.ts';

/** A route as Hono lists it; handlers of every request have `ALL` for a method. */
interface Route {
  readonly method: string;
  readonly path: string;
}

/** Refuses what no route answers: a method that the path does not have, or a path that there is not. */
export function refuseUnknown(routes: readonly Route[]): (c: Context) => never {
  return function refuse(c) {
    const { method, path } = c.req;
    const allowed = listMethods(routes, path);
    if (allowed.length === 0) throw new RefusedError('unknown-path', `There is no ${method} ${path}. See /api/docs.`);
    const list = allowed.join(', ');
    throw new RefusedError('method-not-allowed', `${path} does not take ${method}, only ${list}. See /api/docs.`, {
      Allow: list,
    });
  };
}

function listMethods(routes: readonly Route[], path: string): readonly string[] {
  const methods = routes
    .filter((route) => route.method !== 'ALL' && toPattern(route.path).test(path))
    .flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  return [...new Set(methods)].sort();
}

/** `/api/trips/:id/plan`, `/*`. */
function toPattern(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (part === '*') return '.*';
    return part.startsWith(':') ? '[^/]+' : part.replace(/[.+]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
