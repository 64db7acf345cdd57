/**
 * @module
 * Long-term memory in PostgreSQL, by `pg`, which is not installed with the framework.
 */
export { PostgresMemoryStore } from './postgres-memory-store.ts';
