/**
 * How the file came to be as it is: migration n leads from version n − 1 to n. `PRAGMA user_version` holds the version.
 * A migration that has been released is never changed.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE runs (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT, -- order of creation
    id      TEXT NOT NULL UNIQUE,
    type    TEXT NOT NULL,
    parent  TEXT
  ) STRICT;

  CREATE INDEX runs_by_type ON runs (type, ordinal);
  CREATE INDEX runs_by_parent ON runs (parent, ordinal) WHERE parent IS NOT NULL;

  CREATE TABLE events (
    run_id    TEXT NOT NULL REFERENCES runs (id),
    seq       INTEGER NOT NULL,
    at        TEXT NOT NULL,
    type      TEXT NOT NULL,
    version   INTEGER NOT NULL,
    author    TEXT NOT NULL,
    key       TEXT,
    content   TEXT NOT NULL, -- JSON
    prev_hash TEXT NOT NULL,
    hash      TEXT NOT NULL,
    PRIMARY KEY (run_id, seq)
  ) STRICT;
  `,
];
