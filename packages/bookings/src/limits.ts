/** What a document may cost to read. Real confirmations are far below each of these. */
export const LIMITS = {
  /** A file as it comes in. */
  fileBytes: 10 * 1024 * 1024,
  /** Text of a mail's part, a calendar or a page. */
  textCharacters: 2_000_000,
  /** Parts of a mail, and mails inside mails. */
  mailParts: 200,
  mailDepth: 4,
  /** Entries of a pass, and what one of them and all of them come to when unpacked. */
  zipEntries: 500,
  zipEntryBytes: 1024 * 1024,
  /** Structured data: how deep, how many nodes, how many in all. */
  jsonDepth: 40,
  jsonNodes: 20_000,
  htmlDepth: 5_000,
  pdfPages: 20,
  /** What the streams of a PDF come to when unpacked. */
  pdfUnpackedBytes: 64 * 1024 * 1024,
  reservations: 100,
  /** A value that is longer is no name and no number. */
  valueCharacters: 300,
} as const;
