/**
 * @module
 * Messages and shared context between processes, over NATS JetStream, by `@nats-io/*`, which is not installed with the framework.
 */
export { JetStreamBus, type JetStreamBusOptions } from './jet-stream-bus.ts';
export { KvContext, type KvContextOptions } from './kv-context.ts';
