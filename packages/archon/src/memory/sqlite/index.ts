/**
 * @module
 * Long-term memory in an SQLite file, by Node's own `node:sqlite`. Several processes may share the file.
 */
export { SqliteMemoryStore, type SqliteMemoryStoreOptions } from './sqlite-memory-store.ts';
