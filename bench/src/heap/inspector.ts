/** What a process holds after all that is dead was collected, in megabytes. */
export interface Held {
  readonly residentMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
}

/** Looks into another process of Node that was started with `--inspect`. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  readonly #chunks: string[] = [];
  #calls = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as Heard));
  }

  /** @param printed - What the process has printed, with the address of its inspector. */
  static async open(printed: string): Promise<Inspector> {
    const address = /ws:\/\/\S+/.exec(printed)?.[0];
    if (address === undefined) throw new Error(`Expected the address of an inspector, got ${JSON.stringify(printed)}.`);
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
    });
    return new Inspector(socket);
  }

  /** Collects twice: what has a finalizer goes with the second. */
  async measure(): Promise<Held> {
    await this.#call('HeapProfiler.collectGarbage');
    await this.#call('HeapProfiler.collectGarbage');
    const { result } = (await this.#call('Runtime.evaluate', {
      expression: 'process.memoryUsage()',
      returnByValue: true,
    })) as Evaluated;
    const { rss, heapUsed, external } = result.value;
    return { residentMb: toMb(rss), heapMb: toMb(heapUsed), externalMb: toMb(external) };
  }

  /** The whole heap, as JSON. Taking it costs the process memory that it keeps for a while. */
  async takeSnapshot(): Promise<string> {
    this.#chunks.length = 0;
    await this.#call('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    return this.#chunks.splice(0).join('');
  }

  close(): void {
    this.#socket.close();
  }

  #call(method: string, params: object = {}): Promise<unknown> {
    const id = ++this.#calls;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
  }

  #hear({ id, result, method, params }: Heard): void {
    if (method === 'HeapProfiler.addHeapSnapshotChunk') this.#chunks.push(params?.chunk ?? '');
    if (id === undefined) return;
    this.#waiting.get(id)?.(result);
    this.#waiting.delete(id);
  }
}

interface Heard {
  readonly id?: number;
  readonly result?: unknown;
  readonly method?: string;
  readonly params?: { readonly chunk?: string };
}

interface Evaluated {
  readonly result: { readonly value: NodeJS.MemoryUsage };
}

function toMb(bytes: number): number {
  return Number((bytes / 1e6).toFixed(1));
}
