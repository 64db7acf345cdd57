import type { MemoryMetadata } from '../memory-entry.ts';

/** Who speaks, as models have it. */
export type MessageRole = 'system' | 'user' | 'assistant' | 'tool';

/** A message of a conversation that is remembered to the letter. */
export interface EpisodicMessage {
  readonly role: MessageRole;
  readonly content: string;
  /** Plain JSON: instant, tool, whatever else is worth noting. */
  readonly metadata: MemoryMetadata;
}
