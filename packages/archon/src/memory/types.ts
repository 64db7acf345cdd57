/**
 * @module
 * Types that the signatures of `/memory` name: of memories and what is asked of them, of settings, and of what a store keeps.
 */
export type { CompressionOptions } from './conversation/compress.ts';
export type { EpisodicMemoryOptions } from './conversation/episodic-memory.ts';
export type { FactKind } from '../loop/fact.ts';
export type { MessageRole } from './conversation/message.ts';
export type { EvictionPolicy } from './eviction.ts';
export type { Embedding, MemoryFilter, MemoryLabel, MemoryMetadata, MemoryTier } from './memory-entry.ts';
export type { MemoryListener } from './memory-event.ts';
export type { MemoryRetrieverOptions, MemoryShares } from './memory-retriever.ts';
export type { Ranking } from './search/ranking.ts';
export type { MemoryBatch, MemoryChange, MemoryRow, UsageNote } from './stores/memory-store.ts';
export type { SetOptions } from './working-memory.ts';
