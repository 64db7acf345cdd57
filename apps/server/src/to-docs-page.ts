/** What the page shows of an OpenAPI 3.1 document. */
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly description: string; readonly content?: Content }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Readonly<Record<string, unknown>>;
}

type Content = Readonly<Record<string, { readonly schema?: unknown }>>;

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; }
code, pre { font: 0.9rem/1.45 ui-monospace, monospace; }
pre { overflow-x: auto; padding: 0.75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; }
details { margin: 0.5rem 0; padding: 0.5rem 0.75rem; border: 1px solid color-mix(in srgb, currentColor 20%, transparent); border-radius: 6px; }
summary { cursor: pointer; }
.method { display: inline-block; min-width: 3.5rem; font-weight: 700; }
table { border-collapse: collapse; }
td, th { padding: 0.15rem 1rem 0.15rem 0; text-align: left; vertical-align: top; }`;

/** The document as one page of HTML that needs no script and nothing from elsewhere. */
export function toDocsPage({ info, paths, components }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => showOperation(`${method.toUpperCase()} ${path}`, operation)),
  );
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => showSchema(name, schema));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${escape(info.title)} API</title><style>${STYLE}</style></head>
<body>
<h1>${escape(info.title)} API <small>${escape(info.version)}</small></h1>
<p>${escape(info.description ?? '')}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>
${operations.join('\n')}
<h2>Shapes</h2>
${schemas.join('\n')}
</body>
</html>
`;
}

function showOperation(
  title: string,
  { summary = '', description, parameters = [], requestBody, responses }: Operation,
): string {
  const [method = '', path = ''] = title.split(' ');
  return `<details id="${escape(title.replace(/\W+/g, '-').toLowerCase())}">
<summary><span class="method">${escape(method)}</span> <code>${escape(path)}</code> ${escape(summary)}</summary>
${description === undefined ? '' : `<p>${escape(description)}</p>`}
${showParameters(parameters)}
${requestBody ? `<h4>Body</h4>${showContent(requestBody.content)}` : ''}
<h4>Answers</h4>
${Object.entries(responses)
  .map(
    ([status, { description: meaning, content }]) =>
      `<p><strong>${escape(status)}</strong> ${escape(meaning)}</p>${showContent(content ?? {})}`,
  )
  .join('\n')}
</details>`;
}

function showParameters(parameters: readonly Parameter[]): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    (one) =>
      `<tr><td><code>${escape(one.name)}</code></td><td>${escape(one.in)}${one.required ? ', required' : ''}</td><td>${escape(describe(one.schema))}</td></tr>`,
  );
  return `<table>${rows.join('')}</table>`;
}

function describe(schema: Readonly<Record<string, unknown>> | undefined): string {
  const text = schema?.['description'] ?? schema?.['type'];
  return typeof text === 'string' ? text : '';
}

function showContent(content: Content): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p><code>${escape(type)}</code></p><pre>${linked(JSON.stringify(schema, null, 2))}</pre>`,
    )
    .join('\n');
}

function showSchema(name: string, schema: unknown): string {
  const id = escape(name);
  return `<details id="schema-${id}"><summary><code>${id}</code></summary><pre>${linked(JSON.stringify(schema, null, 2))}</pre></details>`;
}

/** References become links to the shape they name. */
function linked(json: string): string {
  return escape(json).replace(/#\/components\/schemas\/([\w-]+)/g, '<a href="#schema-$1">$1</a>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
