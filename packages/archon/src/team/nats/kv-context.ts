import { jetstream, JetStreamApiError, jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';

import { type SetOptions, VersionConflictError } from '../../memory/working-memory.ts';
import type { SharedContext, SharedValue } from '../shared-context.ts';
import { keyOf, textOf } from './key-of.ts';

export interface KvContextOptions {
  /** `127.0.0.1:4222`. */
  readonly servers: string;
  /** Name of the bucket, letters, digits, `_` and `-`; made when it is not there. */
  readonly bucket: string;
  /** How long values are kept after their last change. Default: a day. */
  readonly maxAgeMs?: number | undefined;
}

/** Another has written since. @see https://github.com/nats-io/nats-server/blob/main/server/errors.json */
const WRONG_LAST_SEQUENCE = 10_071;

/** A {@link SharedContext} between processes, in a key-value bucket of NATS JetStream. */
export class KvContext implements SharedContext {
  readonly #connection: NatsConnection;
  readonly #bucket: KV;
  readonly #name: string;

  private constructor(connection: NatsConnection, bucket: KV, name: string) {
    this.#connection = connection;
    this.#bucket = bucket;
    this.#name = name;
  }

  /** @throws {Error} if the server cannot be reached. */
  static async open({ servers, bucket, maxAgeMs = 86_400_000 }: KvContextOptions): Promise<KvContext> {
    const connection = await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 200 });
    const kv = await new Kvm(jetstream(connection)).create(bucket, { ttl: maxAgeMs });
    return new KvContext(connection, kv, bucket);
  }

  async get(key: string): Promise<SharedValue> {
    const entry = await this.#bucket.get(keyOf(key));
    if (!entry) return { value: undefined, version: 0 };
    return { value: entry.operation === 'PUT' ? entry.json<unknown>() : undefined, version: entry.revision };
  }

  async set(key: string, value: unknown, { expectedVersion }: SetOptions = {}): Promise<number> {
    const text = JSON.stringify(value);
    try {
      if (expectedVersion === undefined) return await this.#bucket.put(keyOf(key), text);
      if (expectedVersion === 0) return await this.#bucket.create(keyOf(key), text);
      return await this.#bucket.update(keyOf(key), text, expectedVersion);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== WRONG_LAST_SEQUENCE) throw error;
      throw new VersionConflictError(key, expectedVersion ?? 0, (await this.get(key)).version);
    }
  }

  async delete(key: string): Promise<void> {
    await this.#bucket.delete(keyOf(key));
  }

  async keys(prefix = ''): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const key of await this.#bucket.keys()) found.push(textOf(key));
    return found.filter((key) => key.startsWith(prefix)).sort();
  }

  async close(): Promise<void> {
    await this.#connection.drain();
  }

  /** Deletes the bucket with all that is in it. */
  async erase(): Promise<void> {
    await (await jetstreamManager(this.#connection)).streams.delete(`KV_${this.#name}`);
  }
}
