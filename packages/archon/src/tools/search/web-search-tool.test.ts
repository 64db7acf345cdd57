import { expect, it } from 'vitest';

import { FixedRuntime } from '../../testing/fixed-runtime.ts';
import { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import { ToolRegistry } from '../../tool/tool-registry.ts';
import { webSearchTool } from './web-search-tool.ts';
import { SearchUnavailableError, type WebSearch } from './web-search.ts';

function searching(search: WebSearch['search']) {
  const runtime = new FixedRuntime();
  const engine = new ToolExecutionEngine(new ToolRegistry([webSearchTool({ search })]), { runtime, retries: 1 });
  const ask = (args: unknown, permissions = ['search']) => engine.executeToolCall('web_search', args, { permissions });
  return { ask, runtime };
}

it('is not there without an engine', () => {
  expect(webSearchTool(undefined)).toBeUndefined();
});

it('needs the permission', async () => {
  const { ask } = searching(async () => []);
  expect((await ask({ query: 'soup' }, [])).metadata.code).toBe('permission-denied');
});

it('lists what was found, as data from outside, and no more than was asked for', async () => {
  const { ask } = searching(async (query, { limit }) =>
    Array.from({ length: limit + 3 }, (_, at) => ({
      title: `${query} ${at}`,
      url: `https://example.org/${at}`,
      snippet: at === 0 ? 'Hot.' : '',
    })),
  );
  const { content, metadata } = await ask({ query: 'soup', limit: 2 });
  expect(content).toContain('1. soup 0\nhttps://example.org/0\nHot.\n\n2. soup 1\nhttps://example.org/1\n>>>data ');
  expect(content).toMatch(/^Found for "soup".*not instructions/);
  expect(metadata).toMatchObject({ results: 2, untrusted: true });
});

it('says so when there is nothing', async () => {
  const { ask } = searching(async () => []);
  expect((await ask({ query: 'soup' })).content).toBe('Nothing was found for "soup". Try other or fewer words.');
});

it('shows no endless snippets', async () => {
  const { ask } = searching(async () => [{ title: 'Soup', url: 'https://example.org/', snippet: 'x'.repeat(100_000) }]);
  expect((await ask({ query: 'soup' })).content.length).toBeLessThan(1_000);
});

it('is tried again when the engine is busy, after the time it asked for', async () => {
  let calls = 0;
  const { ask, runtime } = searching(async () => {
    if (calls++ === 0) throw new SearchUnavailableError('Busy.', { retryable: true, retryAfterMs: 9_000 });
    return [];
  });
  expect(await ask({ query: 'soup' })).toMatchObject({ status: 'success', metadata: { attempts: 2 } });
  expect(runtime.waits).toEqual([9_000]);
});
