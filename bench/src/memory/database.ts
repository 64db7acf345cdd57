import { randomBytes } from 'node:crypto';

import { Client } from 'pg';

/** A database of our own on somebody's server. */
export interface Database {
  readonly url: string;
  /** Deletes it with all that is in it. */
  drop(): Promise<void>;
}

/** @param server - `postgres://user:password@host:port`, of somebody who may create databases. */
export async function createDatabase(server: string): Promise<Database> {
  const name = `bench_memory_${randomBytes(6).toString('hex')}`;
  await run(server, `CREATE DATABASE ${name}`);
  return {
    url: new URL(`/${name}`, server).href,
    drop: () => run(server, `DROP DATABASE ${name} WITH (FORCE)`),
  };
}

async function run(server: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: new URL('/postgres', server).href });
  await client.connect();
  await client.query(sql);
  await client.end();
}
