import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Trip, TripList } from '@wayfarer/contract';

/** What a server has answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
}

export interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly key?: string | undefined;
}

/** Asks a server; refusals are answers like any other. */
export async function ask(url: string, path: string, { method = 'GET', body, key }: Asked = {}): Promise<Answer> {
  const headers = {
    ...(key === undefined ? {} : { 'Idempotency-Key': key }),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
  const answer = await fetch(`${url}${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

/** Sends a write to a trip. */
export function post(url: string, path: string, body?: unknown): Promise<Answer> {
  return ask(url, `/api/trips${path}`, { method: 'POST', body });
}

/** @throws {Error} if it was refused. */
export function toTrip({ status, text }: Answer): Trip {
  if (status !== 200) throw new Error(`${status} ${text}`);
  return JSON.parse(text) as Trip;
}

/** Every line of the list, page by page. */
export async function listAll(url: string): Promise<TripList['trips']> {
  const trips: TripList['trips'] = [];
  for (let after: string | null = ''; after !== null;) {
    const query = after === '' ? '' : `?after=${after}`;
    const { status, text } = await ask(url, `/api/trips${query}`);
    if (status !== 200) throw new Error(`${status} ${text}`);
    const page = JSON.parse(text) as TripList;
    trips.push(...page.trips);
    after = page.next;
  }
  return trips;
}

/** Which of the words stand in some file of a folder, as they are or as JSON writes them. */
export function findInFolder(folder: string, words: readonly string[]): readonly string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)));
  const forms = (word: string): readonly string[] => [word, JSON.stringify(word).slice(1, -1)];
  return words.filter((word) => forms(word).some((form) => files.some((bytes) => bytes.includes(form))));
}
