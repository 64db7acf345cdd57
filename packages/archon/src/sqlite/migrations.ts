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
  `
  ALTER TABLE events ADD COLUMN personal TEXT; -- JSON: placeholder → salted digest

  -- No row is ever deleted or moved: SQLite leaves copies of rows that it moves, which no erasing would find. An erased
  -- row is written over in its place.
  CREATE TABLE personal_values (
    ordinal     INTEGER PRIMARY KEY, -- order of storing
    run_id      TEXT NOT NULL REFERENCES runs (id),
    placeholder TEXT NOT NULL,
    subject     TEXT NOT NULL,
    salt        TEXT NOT NULL,
    value       TEXT NOT NULL,
    erased      INTEGER NOT NULL DEFAULT 0 -- 0 and 1 take the same room: none
  ) STRICT;

  CREATE UNIQUE INDEX personal_values_by_run ON personal_values (run_id, placeholder) WHERE erased = 0;
  CREATE INDEX personal_values_by_subject ON personal_values (subject) WHERE erased = 0;
  `,
  `
  -- Of a file of an earlier version nobody knows which runs are finished: the next start looks at all of them.
  ALTER TABLE runs ADD COLUMN unfinished INTEGER NOT NULL DEFAULT 1;
  ALTER TABLE runs ADD COLUMN finished_seq INTEGER NOT NULL DEFAULT 0; -- place of the last event when it was finished last
  ALTER TABLE runs ADD COLUMN erased INTEGER NOT NULL DEFAULT 0; -- the events are zeros; the id is not given again

  CREATE INDEX runs_unfinished ON runs (type, ordinal) WHERE unfinished = 1;

  -- Every row is of one length, so that none ever moves: an erased one is written over in its place.
  CREATE TABLE run_labels (
    ordinal INTEGER PRIMARY KEY REFERENCES runs (ordinal),
    label   TEXT NOT NULL -- JSON, filled up with spaces
  ) STRICT;
  `,
];
