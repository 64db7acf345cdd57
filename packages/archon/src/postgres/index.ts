/**
 * @module
 * Long-term memory in PostgreSQL, by `pg`, which is not installed with the framework.
 */
export { PostgresMemoryStore, type PostgresMemoryStoreOptions } from './postgres-memory-store.ts';
