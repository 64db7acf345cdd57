interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly message: WaitingEvent & { readonly data: unknown };
  readonly fetch: WaitingEvent & { readonly request: Request; respondWith(answer: Promise<Response>): void };
}

/** The part of `ServiceWorkerGlobalScope` in use. Its own library of types contradicts that of the page. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listen: (event: WorkerEvents[Type]) => void): void;
  skipWaiting(): Promise<void>;
}
