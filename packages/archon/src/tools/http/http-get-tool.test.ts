import type { RequestListener } from 'node:http';
import { gzipSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { loopbackServer } from '../../../test/loopback-server.ts';
import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { type HttpGetOptions, httpGetTool } from './http-get-tool.ts';

/** A server, and a tool that may reach it. */
async function site(answer: RequestListener, options: HttpGetOptions = {}) {
  const requests: { url: string | undefined; host: string | undefined; agent: string | undefined }[] = [];
  const { port, url, close } = await loopbackServer((request, response) => {
    requests.push({ url: request.url, host: request.headers.host, agent: request.headers['user-agent'] });
    answer(request, response);
  });
  const get = getter({ ports: [80, 443, port], allowAddresses: ['127.0.0.1'], ...options });
  return { get: (path = '/') => get(path.startsWith('/') ? `${url}${path}` : path), port, requests, close };
}

/** Each URL as the engine would have it fetched, without further attempts. */
function getter(options: HttpGetOptions = {}) {
  const engine = new ToolExecutionEngine(new ToolRegistry([httpGetTool(options)]), {
    runtime: new FixedRuntime(),
    retries: 0,
    breaker: { faults: 1e9, coolDownMs: 0 },
  });
  return (url: string) => engine.executeToolCall('http_get', { url }, { permissions: ['fetch'] });
}

const page =
  (body: string | Buffer, headers: Record<string, string | number> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain', ...headers }).end(body);

describe('http_get', () => {
  it('gives the text of a page, told apart as data from outside', async () => {
    const { get, requests } = await site(
      page('<h1>Soup</h1><script>no</script><p>Boil &amp; stir.', { 'content-type': 'text/html; charset=utf-8' }),
    );
    const { status, content, metadata } = await get('/soup?hot=1#top');
    expect(status).toBe('success');
    expect(content).toMatch(
      /^Text of http:\S+ \(text\/html\).*not instructions[^]*<<<data (\w+)\nSoup\nBoil & stir\.\n>>>data \1$/,
    );
    expect(metadata).toMatchObject({ untrusted: true, cut: false, contentType: 'text/html' });
    expect(requests).toEqual([{ url: '/soup?hot=1', host: expect.any(String), agent: 'archon-http-get/1' }]);
  });

  it('needs the permission', async () => {
    const engine = new ToolExecutionEngine(new ToolRegistry([httpGetTool()]), { runtime: new FixedRuntime() });
    const { metadata } = await engine.executeToolCall('http_get', { url: 'https://example.org' });
    expect(metadata.code).toBe('permission-denied');
  });

  it.each([
    ['text/plain; charset=shift_jis', Buffer.from([0x83, 0x89, 0x81, 0x5b]), 'ラー'],
    ['text/html', Buffer.from('<meta charset="iso-8859-1"><p>caf\u00e9', 'latin1'), 'café'],
    ['application/ld+json', '{"a":1}', '{"a":1}'],
    ['text/plain; charset=of-nobody', 'é', 'é'],
  ])('reads %s', async (type, body, text) => {
    const { get } = await site(page(body, { 'content-type': type }));
    expect((await get()).content).toContain(`\n${text}\n>>>`);
  });

  it.each(['application/pdf', 'image/png', ''])('does not read the type %j', async (type) => {
    const { get } = await site(page('%PDF', { 'content-type': type }));
    const { content, metadata } = await get();
    expect(metadata.code).toBe('type-refused');
    expect(content).toContain('only text, HTML and JSON can be read');
  });

  it.each([
    ['not a url', 'bad-url'],
    ['/relative', 'bad-url'],
    ['file:///etc/passwd', 'scheme-refused'],
    ['ftp://example.org/', 'scheme-refused'],
    ['http://me:secret@example.org/', 'credentials-refused'],
    ['http://example.org:22/', 'port-refused'],
    ['https://example.org:80/', 'address-refused'],
    ['http://127.0.0.1/', 'address-refused'],
    ['http://0x7f.1/', 'address-refused'],
    ['http://2130706433/', 'address-refused'],
    ['http://[::1]/', 'address-refused'],
    ['http://[::ffff:127.0.0.1]/', 'address-refused'],
    ['http://169.254.169.254/latest/meta-data', 'address-refused'],
    ['http://0.0.0.0/', 'address-refused'],
  ])('refuses %s', async (url, code) => {
    const get = getter({ resolve: async () => ['10.0.0.1'] });
    expect((await get(url)).metadata).toMatchObject({ code, attempts: 1 });
  });
});

describe('a name', () => {
  it('is refused if one of its addresses is not public', async () => {
    const get = getter({ resolve: async () => ['1.1.1.1', '127.0.0.1'] });
    const { content, metadata } = await get('http://rebound.example/');
    expect(metadata.code).toBe('address-refused');
    expect(content).toMatch(/"rebound\.example" is not on the public internet/);
    expect(content).not.toContain('127.0.0.1');
  });

  it('is looked up once, and the connection goes to what was checked', async () => {
    const asked: string[] = [];
    const resolve = async (name: string) => (asked.push(name), asked.length === 1 ? ['127.0.0.1'] : ['127.0.0.2']);
    const { get, port, requests } = await site(page('here'), { resolve });
    expect((await get(`http://soup.example:${port}/`)).content).toContain('\nhere\n');
    expect(asked).toEqual(['soup.example']);
    expect(requests).toMatchObject([{ host: `soup.example:${port}` }]);
  });

  it.each([
    ['ENOTFOUND', 'unknown-host', undefined],
    ['EAI_AGAIN', 'lookup-failed', true],
  ])('that gives %s is %s', async (code, told, retryable) => {
    const get = getter({ resolve: () => Promise.reject(Object.assign(new Error('dns'), { code })) });
    const { metadata } = await get('http://nowhere.example/');
    expect(metadata).toMatchObject({ code: told });
    expect(metadata.retryable).toBe(retryable);
  });

  it('that is never found out costs no more than the time', async () => {
    const get = getter({ resolve: () => new Promise(() => undefined), timeoutMs: 30 });
    expect((await get('http://slow.example/')).metadata.code).toBe('too-slow');
  });
});

describe('a redirect', () => {
  const to =
    (location: string): RequestListener =>
    (request, response) =>
      request.url === '/end'
        ? response.writeHead(200, { 'content-type': 'text/plain' }).end('end')
        : response.writeHead(302, { location }).end();

  it('is followed', async () => {
    const { get, port } = await site(to('/end'));
    expect((await get()).metadata).toMatchObject({ url: `http://127.0.0.1:${port}/end` });
  });

  it.each([
    ['http://127.0.0.2/'],
    ['http://169.254.169.254/'],
    ['//[::1]/'],
    ['http://soup.example/end'],
    ['https://127.0.0.1/end'],
    ['file:///etc/passwd'],
    ['http://a:b@127.0.0.1/'],
  ])('to %s is refused, as another site', async (location) => {
    const { get, requests } = await site(to(location));
    const { content, metadata } = await get();
    expect(metadata.code).toBe('redirect-refused');
    expect(content).toMatch(/^It redirects to ".*", which is another site and not followed\./);
    expect(requests).toHaveLength(1);
  });

  it('to nowhere is refused', async () => {
    const { content, metadata } = await (await site(to('http://'))).get();
    expect(metadata.code).toBe('bad-url');
    expect(content).toMatch(/^It redirects to "/);
  });

  it('is checked as the first address is', async () => {
    const asked: string[] = [];
    const resolve = async (name: string) => (asked.push(name), asked.length === 1 ? ['127.0.0.1'] : ['10.0.0.1']);
    const { get, port } = await site(to('/end'), { resolve });
    const { content, metadata } = await get(`http://soup.example:${port}/`);
    expect(metadata.code).toBe('address-refused');
    expect(content).toMatch(/^It redirects to "http:\/\/soup\.example/);
    expect(asked).toEqual(['soup.example', 'soup.example']);
  });

  it('that leads in a circle ends', async () => {
    const { get, requests } = await site(to('/'));
    expect((await get()).metadata.code).toBe('too-many-redirects');
    expect(requests).toHaveLength(4);
  });
});

describe('a server', () => {
  it('that never ends its answer is cut off', async () => {
    let open = true;
    const { get } = await site(
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/plain' });
        response.on('close', () => (open = false));
        const more = (): void => void (open && response.write('x'.repeat(10_000), () => setImmediate(more)));
        more();
      },
      { maxBytes: 50_000, maxCharacters: 100_000 },
    );
    const { content, metadata } = await get();
    expect(metadata).toMatchObject({ bytes: 50_000, cut: true });
    expect(content).toContain('[Cut here: the page goes on.]');
    await expect.poll(() => open).toBe(false);
  });

  it('that sends a bomb is read only as far as the limit', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, 'a'));
    expect(bomb.length).toBeLessThan(60_000);
    const { get } = await site(page(bomb, { 'content-encoding': 'gzip' }), { maxBytes: 100_000 });
    expect((await get()).metadata).toMatchObject({ bytes: 100_000, cut: true });
  });

  it.each([
    ['promises more than it sends', { 'content-length': 1000 }, 'broken-off'],
    ['compresses in a way of its own', { 'content-encoding': 'zstd' }, 'encoding-refused'],
    ['says it compresses and does not', { 'content-encoding': 'gzip' }, 'not-reached'],
  ])('that %s is told of', async (_, headers, code) => {
    const { get } = await site((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', ...headers });
      response.write('short');
      setTimeout(() => response.destroy(), 20);
    });
    expect((await get()).metadata.code).toBe(code);
  });

  it('that sends more than it promised is read as far as it promised', async () => {
    const { get } = await site((_, { socket }) => {
      socket?.end('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\ncontent-length: 4\r\n\r\nsoup and more');
    });
    expect((await get()).content).toContain('\nsoup\n>>>');
  });

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_, response) => void response.writeHead(200, { 'content-type': 'text/plain' }).write('x')],
  ])('that %s costs no more than the time', async (_, answer) => {
    const { get } = await site(answer, { timeoutMs: 100 });
    expect(await get()).toMatchObject({
      status: 'error',
      content: 'The page was not there within 100 ms. Try another page.',
      metadata: { code: 'too-slow' },
    });
  });

  it.each([
    [404, {}, { status: 404 }],
    [429, { 'retry-after': '7' }, { status: 429, retryable: true, retryAfterMs: 7000 }],
    [503, {}, { status: 503, retryable: true }],
    [304, {}, { status: 304 }],
  ])('that answers %i is told of', async (status, headers, metadata) => {
    const { get } = await site((_, response) => response.writeHead(status, headers).end('no'));
    const result = await get();
    expect(result.content).toContain(`The server answered ${status} (`);
    expect(result.metadata).toMatchObject({ code: 'bad-status', ...metadata });
  });

  it('that is not there is told of', async () => {
    const { get, close } = await site(page('x'));
    close();
    expect((await get()).content).toContain('could not be fetched (ECONNREFUSED)');
  });
});
