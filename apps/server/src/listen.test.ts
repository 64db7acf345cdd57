import { type AddressInfo, connect, createServer, type Server } from 'node:net';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { createApi } from './api.ts';
import { listen } from './listen.ts';
import { SettingsError } from './settings.ts';

const taken: Server[] = [];
afterEach(() => {
  for (const server of taken.splice(0)) server.close();
});

/** Takes a port, any if none is named. */
async function take(port = 0): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  taken.push(server);
  await new Promise((resolve, reject) => server.once('listening', resolve).once('error', reject));
  return (server.address() as AddressInfo).port;
}

/** What all servers do. */
const SERVERS = Object.getPrototypeOf(createServer()) as Server;

const app = createApi();
app.get('/', (c) => c.text('here'));

it('keeps a connection for longer than it says, for who is late on it', { timeout: 20_000 }, async () => {
  const server = await listen(app, { host: '127.0.0.1', port: 0, isPortAsked: false });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8');
  const heard: string[] = [];
  socket.on('data', (text: string) => heard.push(text));
  const ask = () => socket.write('GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
  ask();
  await vi.waitFor(() => expect(heard.join('')).toContain('here'));
  const toldSeconds = Number(/keep-alive: timeout=(\d+)/i.exec(heard.join(''))?.[1]);
  await new Promise((resolve) => setTimeout(resolve, (toldSeconds + 2.5) * 1000));
  ask();
  await vi.waitFor(() => expect(heard.join('').split('here')).toHaveLength(3));
  socket.destroy();
  await server.close();
});

describe('the port', () => {
  it('is the next free one, unless one was asked for', async () => {
    const first = await take();
    const server = await listen(app, { host: '127.0.0.1', port: first, isPortAsked: false });
    expect(Number(new URL(server.url).port)).toBeGreaterThan(first);
    expect(await (await fetch(server.url)).text()).toBe('here');
    await server.close();
    const asked = listen(app, { host: '127.0.0.1', port: first, isPortAsked: true });
    await expect(asked).rejects.toThrow(SettingsError);
    await expect(asked).rejects.toThrow(
      `Port ${first} is taken by another program. Choose another with PORT or --port;`,
    );
  });

  it('is refused once twenty were tried', async () => {
    const tried: number[] = [];
    const listening = vi.spyOn(SERVERS, 'listen').mockImplementation(function (this: Server, ...given) {
      tried.push(given[0] as number);
      const error = Object.assign(new Error('taken'), { code: 'EADDRINUSE' });
      queueMicrotask(() => this.emit('error', error));
      return this;
    });
    const refused = listen(app, { host: '127.0.0.1', port: 8787, isPortAsked: false });
    await expect(refused).rejects.toThrow('Ports 8787 to 8806 are taken by another program.');
    expect(tried).toEqual(Array.from({ length: 20 }, (_, index) => 8787 + index));
    listening.mockRestore();
  });

  it('that cannot be opened for another reason says which', async () => {
    await expect(listen(app, { host: '203.0.113.1', port: 0, isPortAsked: true })).rejects.toMatchObject({
      code: 'EADDRNOTAVAIL',
    });
  });
});

describe('closing', () => {
  it('cuts connections that wait for nothing, and lets a request under way be answered', async () => {
    const [asked, answering] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const api = createApi();
    api.get('/slow', async (c) => {
      asked.resolve();
      await answering.promise;
      return c.text('at last');
    });
    const server = await listen(api, { host: '127.0.0.1', port: 0, isPortAsked: true });
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    await new Promise((resolve) => idle.once('connect', resolve));
    const slow = fetch(`${server.url}/slow`);
    await asked.promise;
    let isClosed = false;
    const closing = server.close().then(() => (isClosed = true));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(isClosed).toBe(false);
    answering.resolve();
    expect(await (await slow).text()).toBe('at last');
    await closing;
    await expect(fetch(server.url)).rejects.toThrow();
    idle.destroy();
  });
});
