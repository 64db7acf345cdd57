import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { onTestFinished } from 'vitest';

/** What a person is asked, as the client of an assistant shows it. */
export interface Asked {
  readonly message: string;
  readonly properties: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
}

/** What a person answers; `null` is a no. */
export type Person = (asked: Asked) => Promise<Record<string, string> | null> | Record<string, string> | null;

interface Called {
  readonly isError: boolean;
  readonly text: string;
  readonly value: Record<string, unknown>;
}

/** The official client of an assistant. Without a person it cannot ask anybody. */
export async function connectAssistant(url: string, person?: Person) {
  const asked: Asked[] = [];
  const capabilities = person ? { elicitation: { form: {} } } : {};
  const client = new Client({ name: 'guest', version: '1' }, { versionNegotiation: { mode: 'auto' }, capabilities });
  if (person) {
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      const { properties } = 'requestedSchema' in params ? params.requestedSchema : { properties: {} };
      const question = { message: params.message, properties: properties as Asked['properties'] };
      asked.push(question);
      const content = await person(question);
      return content ? { action: 'accept', content } : { action: 'decline' };
    });
  }
  await client.connect(new StreamableHTTPClientTransport(new URL(`${url}/mcp`)));
  onTestFinished(() => client.close());
  async function call(name: string, args: Record<string, unknown>): Promise<Called> {
    const { isError = false, content, structuredContent } = await client.callTool({ name, arguments: args });
    const [first] = content;
    return {
      isError,
      text: first?.type === 'text' ? first.text : '',
      value: (structuredContent ?? {}) as Called['value'],
    };
  }
  return { client, asked, call };
}

/** Takes the first of what is offered, and says three days in April where nothing is. */
export const agreeable: Person = ({ properties }) => {
  const [name = 'other', { enum: [first] = ['moderate'] }] = Object.entries(properties)[0] ?? ['other', {}];
  return { [name]: first ?? 'moderate' };
};
