/**
 * @module
 * What an agent remembers: the conversation word for word, what the task at hand knows, and what is worth keeping beyond. Stores:
 * in memory here, a file by `SqliteMemoryStore` of `/sqlite`, a server by `/postgres`.
 */

// What was said, and how it is shortened
export { compressConversation, type Compression, type MessageSummarizer } from './conversation/compress.ts';
export { EpisodicMemory } from './conversation/episodic-memory.ts';
export type { EpisodicMessage } from './conversation/message.ts';
export { modelSummarizer } from './conversation/model-summarizer.ts';
export type { Fact, FactFinder, FactKind } from '../loop/fact.ts';

// What the task knows
export { VersionConflictError, WorkingMemory } from './working-memory.ts';

// What is kept
export type { EvictionPolicy } from './eviction.ts';
export { LongTermMemory, type MemoryQuery } from './long-term-memory.ts';
export type {
  Embedding,
  FoundMemory,
  MemoryEntry,
  MemoryFilter,
  MemoryLabel,
  MemoryMetadata,
  MemoryTier,
} from './memory-entry.ts';
export type { MemoryEvent } from './memory-event.ts';
export type { Ranking } from './search/ranking.ts';
export { InMemoryStore } from './stores/in-memory-store.ts';
export type { MemoryBatch, MemoryChange, MemoryRow, MemoryStore, UsageNote } from './stores/memory-store.ts';

// What of all this a prompt should hold
export { type MemoryContext, MemoryRetriever } from './memory-retriever.ts';
