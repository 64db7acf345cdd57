import { useChat } from '@ai-sdk/react';
import type { UIMessage } from 'ai';
import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The chat of this address: `/#anna` is Anna's. */
const id = location.hash.slice(1) || 'default';

function Chat({ known }: { readonly known: UIMessage[] }) {
  // `resume` asks for the answer that is under way, if there is one.
  const { messages, sendMessage, status, error } = useChat({ id, messages: known, resume: true });
  const [text, setText] = useState('');

  function send(event: FormEvent): void {
    event.preventDefault();
    setText('');
    void sendMessage({ text });
  }

  return (
    <main data-status={status}>
      <h1>Chat</h1>
      {messages.map((message) => (
        <article key={message.id} className={message.role}>
          {message.parts.map((part, place) => (
            <Part key={place} part={part} />
          ))}
        </article>
      ))}
      {error && <p role="alert">{error.message}</p>}
      <form onSubmit={send}>
        <input aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
        <button disabled={status !== 'ready' || text.trim() === ''}>Send</button>
      </form>
    </main>
  );
}

function Part({ part }: { readonly part: UIMessage['parts'][number] }) {
  if (part.type === 'text') return <p>{part.text}</p>;
  if (part.type !== 'dynamic-tool') return null;
  const result = part.state === 'output-available' ? String(part.output) : part.state;
  return (
    <p>
      <small>
        {part.toolName} {JSON.stringify(part.input)} → {result}
      </small>
    </p>
  );
}

const response = await fetch(`/api/chat/${encodeURIComponent(id)}`);
const known = (await response.json()) as UIMessage[];
const root = document.getElementById('chat');
if (root) createRoot(root).render(<Chat known={known} />);
