/**
 * @module
 * Messages and shared context between processes, over NATS JetStream, by `@nats-io/*`, which is not installed with the framework.
 */
export { JetStreamBus } from './jet-stream-bus.ts';
export { KvContext } from './kv-context.ts';
