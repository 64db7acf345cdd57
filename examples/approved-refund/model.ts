import { MockModel } from '@wayfarer/archon/testing';

/** A script stands in for a model: it pays, and then tells what came of it. */
export const model = new MockModel(
  ({ messages }) => {
    const told = messages.at(-1);
    if (told?.role === 'tool') return `Done. ${told.text}`;
    return { text: '', toolCalls: [{ id: 'a', name: 'refund', arguments: { order: '7', euros: 30 } }] };
  },
  { nativeTools: true },
);
