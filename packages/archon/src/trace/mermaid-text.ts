import { shortened } from './plain-text.ts';

/** Characters of a box; longer texts are cut. */
const BOX_CHARACTERS = 60;

/** Mermaid reads `#34;` for a quote; everything that could be markup is written so. */
export function escaped(text: string): string {
  return shortened(text.replaceAll(/\s+/g, ' ').trim(), BOX_CHARACTERS).replaceAll(
    /[^\p{L}\p{N} .,:;!?()+=/…-]/gu,
    (character) => `#${character.codePointAt(0)};`,
  );
}

/** Ids come from the log, which may have been written by anyone. */
export function nodeId(prefix: string, id: string): string {
  return `${prefix}${id.replaceAll(/[^a-zA-Z0-9]/g, '_')}`;
}

/** What a step of any kind looks like at each status. */
export const STATUS_STYLES: readonly string[] = [
  '  classDef completed fill:#d9f2d9,stroke:#2a7a2a',
  '  classDef executing fill:#fff3c4,stroke:#a07800',
  '  classDef failed fill:#fbd5d5,stroke:#b00,stroke-dasharray:4',
  '  classDef blocked fill:#eee,stroke:#999,color:#666',
  '  classDef undone fill:#e6e0f5,stroke:#6a4fb0,stroke-dasharray:4',
];
