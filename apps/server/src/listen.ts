import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import type { Api } from './api.ts';
import { answerMalformedHttp } from './malformed-http.ts';
import { toProblem } from './problem.ts';
import { type Settings, SettingsError } from './settings.ts';

/** Ports that are tried when nobody asked for one. */
const PORTS_TRIED = 20;

/**
 * Time that a connection without a request is kept beyond what clients are told. A client on a busy machine may still send on it
 * then, and would take a connection that is closed meanwhile for a server that has failed.
 */
const KEPT_LONGER_MS = 10_000;

/** Time for requests under way to end before their connections are cut. */
const GRACE_MS = 3000;
const SWEEP_MS = 20;

export interface Listening {
  readonly url: string;
  /** Takes no more requests and resolves when those under way are answered. */
  close(): Promise<void>;
}

/**
 * Opens the port.
 *
 * @throws {SettingsError} if it is taken.
 */
export async function listen(
  app: Api,
  { host, port, isPortAsked }: Pick<Settings, 'host' | 'port' | 'isPortAsked'>,
): Promise<Listening> {
  const server = createHttpServer(app);
  const underWay = countUnderWay(server);
  const last = isPortAsked ? port : port + PORTS_TRIED - 1;
  for (let tried = port; !(await isOpened(server, host, tried)); tried++) {
    if (tried < last) continue;
    const ports = port === last ? `Port ${port} is` : `Ports ${port} to ${last} are`;
    throw new SettingsError(
      `${ports} taken by another program. Choose another with PORT or --port; 0 takes any that is free.`,
    );
  }
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${(server.address() as AddressInfo).port}`, close: () => close(server, underWay) };
}

/** Node would refuse a request without a `Host` by status alone: it is let in, and refused like all else. */
function createHttpServer(app: Api): Server {
  const errorHandler = (error: unknown): Response => {
    const { status, problem, headers } = toProblem(error);
    return Response.json(problem, { status, headers });
  };
  const listener = getRequestListener(app.fetch, { errorHandler });
  const options = { requireHostHeader: false, keepAliveTimeoutBuffer: KEPT_LONGER_MS };
  const server = createServer(options, (request, response) => void listener(request, response));
  answerMalformedHttp(server);
  return server;
}

function isOpened(server: Server, host: string, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    function settle(error?: NodeJS.ErrnoException): void {
      server.off('error', settle).off('listening', settle);
      if (!error) resolve(true);
      else if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    }
    server.on('error', settle).on('listening', settle).listen(port, host);
  });
}

/** Requests that have come and are not answered whole yet. */
function countUnderWay(server: Server): () => number {
  let underWay = 0;
  server.on('request', (_request, response) => {
    underWay++;
    response.once('close', () => underWay--);
  });
  return () => underWay;
}

/** Connections without a request are cut: browsers open some that they may never use, and Node would wait for those. */
async function close(server: Server, underWay: () => number): Promise<void> {
  const sweep = setInterval(() => underWay() === 0 && server.closeAllConnections(), SWEEP_MS);
  const grace = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await new Promise<void>((resolve) => void server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(grace);
}
