import { randomUUID } from 'node:crypto';

import { jetstream, JetStreamApiError, type JetStreamClient, jetstreamManager } from '@nats-io/jetstream';
import { type KV, Kvm } from '@nats-io/kv';
import { connect, type NatsConnection } from '@nats-io/transport-node';

import { type SetOptions, VersionConflictError } from '../memory/working-memory.ts';
import type { SharedContext, SharedValue } from '../team/shared-context.ts';
import { keyOf, textOf } from './key-of.ts';
import { again, SURELY } from './surely.ts';

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

/** A {@link SharedContext} between processes, in a key-value bucket of NATS JetStream. What a server that restarts leaves unanswered is asked again. */
export class KvContext implements SharedContext {
  readonly #connection: NatsConnection;
  readonly #client: JetStreamClient;
  readonly #bucket: KV;
  readonly #name: string;

  private constructor(connection: NatsConnection, bucket: KV, name: string) {
    this.#connection = connection;
    this.#client = jetstream(connection);
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
    const entry = await again(() => this.#bucket.get(keyOf(key)));
    if (!entry) return { value: undefined, version: 0 };
    return { value: entry.operation === 'PUT' ? entry.json<unknown>() : undefined, version: entry.revision };
  }

  async set(key: string, value: unknown, { expectedVersion }: SetOptions = {}): Promise<number> {
    const text = JSON.stringify(value);
    try {
      return await this.#put(key, text, expectedVersion);
    } catch (error) {
      if (!(error instanceof JetStreamApiError) || error.code !== WRONG_LAST_SEQUENCE) throw error;
      const { value: known, version } = await this.get(key);
      // What was deleted has a version, and yet is not there.
      if (expectedVersion === 0 && known === undefined && version > 0)
        return this.set(key, value, { expectedVersion: version });
      throw new VersionConflictError(key, expectedVersion ?? 0, version);
    }
  }

  async delete(key: string): Promise<void> {
    await again(() => this.#bucket.delete(keyOf(key)));
  }

  async keys(prefix = ''): Promise<readonly string[]> {
    const found: string[] = [];
    for await (const key of await this.#bucket.keys()) found.push(textOf(key));
    return found.filter((key) => key.startsWith(prefix)).sort();
  }

  /** The id is the same each time that it is sent: a write whose answer was lost does not take itself for somebody else's. */
  async #put(key: string, text: string, expectedVersion: number | undefined): Promise<number> {
    const expect = expectedVersion === undefined ? {} : { expect: { lastSubjectSequence: expectedVersion } };
    const subject = `$KV.${this.#name}.${keyOf(key)}`;
    const { seq } = await this.#client.publish(subject, text, { msgID: randomUUID(), ...SURELY, ...expect });
    return seq;
  }

  async close(): Promise<void> {
    await this.#connection.drain();
  }

  /** Deletes the bucket with all that is in it. */
  async erase(): Promise<void> {
    await (await jetstreamManager(this.#connection)).streams.delete(`KV_${this.#name}`);
  }
}
