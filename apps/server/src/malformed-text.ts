import { findMalformedText } from '@wayfarer/archon/data';
import type { Context, MiddlewareHandler, Next } from 'hono';

import { BadRequestError, type RequestIssue, show } from './bad-request-error.ts';

/** Half a surrogate pair can come in JSON as an escape alone: UTF-8 has none. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** Refuses requests with text that is not well-formed Unicode, in the path, the query or a JSON body, and says where it is. */
export function refuseMalformedText(): MiddlewareHandler {
  return async function refuseMalformedTexts(c: Context, next: Next) {
    const issues = [...listInAddress(new URL(c.req.url)), ...(await listInBody(c))];
    if (issues.length > 0) throw new BadRequestError(issues);
    await next();
  };
}

function listInAddress({ pathname, search }: URL): readonly RequestIssue[] {
  const parameters = search
    .slice(1)
    .split('&')
    .map((parameter) => ({ path: `query.${parameter.split('=')[0] ?? ''}`, text: parameter }));
  return [{ path: 'path', text: pathname }, ...parameters]
    .filter(({ text }) => !isPercentEncoded(text))
    .map(({ path, text }) => ({ path, expected: 'UTF-8 in percent-encoding', got: show(text) }));
}

function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** What is no JSON is refused further on. */
async function listInBody(c: Context): Promise<readonly RequestIssue[]> {
  const isJson = (c.req.header('content-type') ?? '').includes('json');
  if (!isJson || c.req.method === 'GET' || c.req.method === 'HEAD') return [];
  const text = decodeUtf8(await c.req.arrayBuffer());
  if (text === undefined) return [{ path: 'body', expected: 'JSON in UTF-8', got: 'bytes that are none' }];
  const found = SURROGATE_ESCAPE.test(text) ? findMalformedText(parseJson(text)) : undefined;
  if (!found) return [];
  const path = ['body', ...found.path].join('.').toWellFormed();
  return [{ path, expected: 'well-formed Unicode', got: show(found.text) }];
}

/** The text, or `undefined` where it is no UTF-8. */
export function decodeUtf8(bytes: ArrayBuffer | Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
