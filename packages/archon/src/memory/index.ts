/**
 * @module
 * What an agent remembers: the conversation to the letter, what the task at hand knows, and what is worth keeping beyond. Stores:
 * in memory here, a file by `/memory/sqlite`, a server by `/memory/postgres`.
 */

// What was said, and how it is shortened
export { EpisodicMemory } from './conversation/episodic-memory.ts';
export { compressConversation, type Compression, type Summarizer } from './conversation/compress.ts';
export type { Fact, FactFinder } from '../loop/fact.ts';
export type { EpisodicMessage } from './conversation/message.ts';
export { modelSummarizer } from './conversation/model-summarizer.ts';

// What the task knows
export { VersionConflictError, WorkingMemory } from './working-memory.ts';

// What is kept
export { LongTermMemory, type LongTermMemoryOptions, type MemoryQuery } from './long-term-memory.ts';
export type { FoundMemory, MemoryEntry } from './memory-entry.ts';
export type { MemoryEvent } from './memory-event.ts';
export { InMemoryStore } from './stores/in-memory-store.ts';
export type { MemoryStore } from './stores/memory-store.ts';

// What of all this a prompt should hold
export { type MemoryContext, MemoryRetriever } from './memory-retriever.ts';
