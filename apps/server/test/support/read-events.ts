/** One server-sent event. */
export interface SentEvent {
  readonly id: string;
  readonly event: string;
  readonly data: string;
}

/** Events of a stream until it ends or is left. */
export async function* readEvents(url: string, init: RequestInit = {}): AsyncGenerator<SentEvent> {
  const answer = await fetch(url, init);
  if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
  let text = '';
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    yield* blocks.flatMap(toEvent);
  }
}

/** Nothing for a comment or a block without data. */
function toEvent(block: string): SentEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  const [id = '', event = '', data] = [fields.get('id'), fields.get('event'), fields.get('data')];
  return data === undefined ? [] : [{ id, event, data }];
}
