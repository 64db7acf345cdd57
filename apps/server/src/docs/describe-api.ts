import type { Api } from '../api.ts';
import { type ApiDocument, toDocsPage } from './to-docs-page.ts';

const ABOUT = `Plans a trip by talking, and keeps it on track. Times are HH:MM of the day's zone, dates YYYY-MM-DD, money integer minor units with a currency, levels in percent. Every POST about a trip answers the whole trip and accepts an Idempotency-Key; with Prefer: return=minimal a write answers what it has changed.`;

/** Adds the OpenAPI document at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
export function describeApi(app: Api, version: string): void {
  const describe = () =>
    app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Wayfarer', version, description: ABOUT } });
  app.get('/api/openapi.json', (c) => c.json(describe()));
  app.get('/api/docs', (c) => c.html(toDocsPage(describe() as unknown as ApiDocument)));
}
