import type { Concierge } from '@wayfarer/concierge';

import { type Api, createApi, type Report } from './api.ts';
import { compressAnswers } from './compress-answers.ts';
import {
  forbidStoring,
  limitBodies,
  prepareWrites,
  refuseForbidden,
  refuseForeign,
  setSecurityHeaders,
} from './guard.ts';
import { refuseMalformedText } from './malformed-text.ts';
import { servePage } from './page.ts';
import { refuseUnknown } from './refuse-unknown.ts';
import { addAgents } from './routes/agents.ts';
import { addAssistant, type AssistantParts } from './routes/assistant.ts';
import { addBookings } from './routes/bookings.ts';
import { addCalendar } from './routes/calendar.ts';
import { addCheck } from './routes/check.ts';
import { addCities } from './routes/cities.ts';
import { addCommands } from './routes/commands.ts';
import { addErasure } from './routes/erasure.ts';
import { addEvents, type EventsOptions } from './routes/events.ts';
import { addExport } from './routes/export.ts';
import { addFetching } from './routes/fetching.ts';
import { addHealth, type Line } from './routes/health.ts';
import { addInbox } from './routes/inbox.ts';
import { addModel } from './routes/model.ts';
import { addOwnPlaces, type OwnPlacesParts } from './routes/own-places.ts';
import { addPilgrimages } from './routes/pilgrimages.ts';
import { addPlan } from './routes/plan.ts';
import { addPrint } from './routes/print.ts';
import { addRawEvents } from './routes/raw-events.ts';
import { addShared } from './routes/shared.ts';
import { addTiles } from './routes/tiles.ts';
import { addTrips } from './routes/trips.ts';
import { addWrites } from './routes/writes.ts';
import { type ApiDocument, toDocsPage } from './to-docs-page.ts';
import type { World } from './world.ts';

export interface AppParts {
  readonly concierge: Concierge;
  readonly world: World;
  readonly version: string;
  /** Lists of travellers' own, and what time it is; without them there are none. */
  readonly own?: Omit<OwnPlacesParts, 'concierge'> | undefined;
  /** Whose servers the page may ask for maps, besides ours. */
  readonly mapOrigins?: readonly string[] | undefined;
  /** A file of vector tiles that maps are drawn with. */
  readonly tilesFile?: string | undefined;
  /** The line of trips that wait to be planned. */
  readonly line?: Line | undefined;
  /** Serves assistants; without it there is no door for them. */
  readonly assistant?: AssistantParts['assistant'] | undefined;
  /** Where the web page was built to; without it only the API is served. */
  readonly webFolder?: string | undefined;
  readonly events?: EventsOptions;
  /** Writes wait for this. Default: they do not wait. */
  readonly prepared?: Promise<void> | undefined;
  /** Called when a write has come. */
  readonly onWrite?: (() => void) | undefined;
  /** Told of errors that nobody expected, whose cause no answer shows. */
  readonly report?: Report;
}

/** The whole server as a function from request to answer; whoever calls it need not open a port. */
export function createApp(parts: AppParts): Api {
  const { webFolder, report = (what, error) => console.error(what, error) } = parts;
  const app = createApi(report);
  app.use(setSecurityHeaders(parts.mapOrigins), refuseForeign());
  app.use(compressAnswers());
  for (const path of ['/api/*', '/mcp']) app.use(path, limitBodies(), prepareWrites(parts));
  app.use(refuseMalformedText());
  app.use('/api/trips/*', refuseForbidden());
  for (const path of [
    '/api/trips',
    '/api/trips/*',
    '/api/runs/*',
    '/api/inbox',
    '/api/places',
    '/api/bookings',
    '/api/check',
    '/api/explanations',
    '/mcp',
    '/trips/:id/print',
  ])
    app.use(path, forbidStoring());
  addRoutes(app, parts);
  if (parts.assistant) addAssistant(app, { assistant: parts.assistant, version: parts.version });
  if (parts.tilesFile !== undefined) addTiles(app, parts.tilesFile);
  describeApi(app, parts.version);
  app.all('/api/*', refuseUnknown([...app.routes]));
  if (webFolder !== undefined) app.get('/*', servePage(webFolder));
  app.notFound(refuseUnknown(app.routes));
  return app;
}

function addRoutes(app: Api, { concierge, world, version, own, line, events }: AppParts): void {
  addTrips(app, concierge);
  addPilgrimages(app, concierge);
  addShared(app, concierge);
  addWrites(app, concierge);
  addPlan(app, concierge);
  addBookings(app, concierge);
  addAgents(app, concierge);
  addCalendar(app, concierge);
  addExport(app, concierge);
  addPrint(app, concierge, world);
  addEvents(app, concierge, events);
  addInbox(app, concierge);
  addErasure(app, concierge);
  addRawEvents(app, concierge);
  addCities(app, world);
  addFetching(app, concierge);
  addCheck(app, concierge);
  addCommands(app, concierge);
  addModel(app, concierge);
  if (own) addOwnPlaces(app, { ...own, concierge });
  addHealth(app, version, line);
}

const ABOUT = `Plans a trip by talking, and keeps it on track. Times are HH:MM of the day's zone, dates YYYY-MM-DD, money integer minor units with a currency, levels in percent. Every POST about a trip answers the whole trip and accepts an Idempotency-Key; with Prefer: return=minimal a write answers what it has changed.`;

/** Adds the OpenAPI document at `/api/openapi.json`, and a page that shows it at `/api/docs`. */
function describeApi(app: Api, version: string): void {
  const describe = () =>
    app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: 'Wayfarer', version, description: ABOUT } });
  app.get('/api/openapi.json', (c) => c.json(describe()));
  app.get('/api/docs', (c) => c.html(toDocsPage(describe() as unknown as ApiDocument)));
}
