import { expect, it } from 'vitest';

import { toDocsPage } from './to-docs-page.ts';

const page = toDocsPage({
  info: { title: 'A & B', version: '1.2.3', description: 'Times are "HH:MM" <b>.' },
  paths: {
    '/api/trips/{id}': {
      get: {
        summary: 'See a trip',
        description: 'As it is.',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string', description: 'Id of a trip.' } },
          { name: 'after', in: 'query', schema: { type: 'integer' } },
          { name: 'bare', in: 'header' },
        ],
        responses: {
          '200': {
            description: 'The trip.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Trip' } } },
          },
          '304': { description: 'It is at hand.' },
        },
      },
      post: {
        requestBody: { content: { 'text/plain': { schema: { type: 'string' } } } },
        responses: {},
      },
    },
  },
  components: { schemas: { Trip: { type: 'object', day: { $ref: '#/components/schemas/Day-1' } } } },
});

it('names the program, its version and what it is about, with nothing taken for a tag', () => {
  expect(page).toContain('<title>A &amp; B API</title>');
  expect(page).toContain('<h1>A &amp; B API <small>1.2.3</small></h1>');
  expect(page).toContain('<p>Times are &quot;HH:MM&quot; &lt;b&gt;.</p>');
});

it('shows each call with its parameters, its body and its answers', () => {
  const [, get = '', post = ''] = page.split('<h2>Shapes</h2>')[0]?.split('<details ') ?? [];
  expect(get).toContain('id="get-api-trips-id-"');
  expect(get).toContain(
    '<span class="method">GET</span> <code>/api/trips/{id}</code> See a trip</summary>\n<p>As it is.</p>',
  );
  expect(get).toContain(
    '<table><tr><td><code>id</code></td><td>path, required</td><td>Id of a trip.</td></tr>' +
      '<tr><td><code>after</code></td><td>query</td><td>integer</td></tr>' +
      '<tr><td><code>bare</code></td><td>header</td><td></td></tr></table>',
  );
  expect(get).not.toContain('<h4>Body</h4>');
  expect(get).toContain('<p><strong>200</strong> The trip.</p><p><code>application/json</code></p><pre>');
  expect(get).toContain('<p><strong>304</strong> It is at hand.</p>\n</details>');
  expect(post).toContain('<span class="method">POST</span> <code>/api/trips/{id}</code> </summary>\n\n\n<h4>Body</h4>');
  expect(post).toContain('<pre>{\n  &quot;type&quot;: &quot;string&quot;\n}</pre>');
});

it('links each shape to where it is shown', () => {
  expect(page).toContain('<pre>{\n  &quot;$ref&quot;: &quot;<a href="#schema-Trip">Trip</a>&quot;\n}</pre>');
  expect(page).toContain('<details id="schema-Trip"><summary><code>Trip</code></summary><pre>{\n  &quot;type&quot;');
  expect(page).toContain('&quot;<a href="#schema-Day-1">Day-1</a>&quot;');
});

it('leaves out what a document does not have', () => {
  const bare = toDocsPage({ info: { title: 'A', version: '1' }, paths: {} });
  expect(bare).toContain('<p></p>\n<p>For programs');
  expect(bare).toContain('<h2>Calls</h2>\n\n<h2>Shapes</h2>\n\n</body>');
});
