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
  `
  -- 0: waiting, 1: running, 2: ended. A note was lost in every crash, and a run that waits for a person counted as finished: so
  -- only what its last event tells has ended. All else waits, or runs as before, until somebody goes on with it.
  ALTER TABLE runs RENAME COLUMN unfinished TO standing;
  ALTER TABLE runs RENAME COLUMN finished_seq TO rested_seq; -- place of the last event when it stood still last

  UPDATE runs SET standing = 2 FROM events AS last
  WHERE runs.erased = 0 AND last.run_id = runs.id AND last.seq = (SELECT max(seq) FROM events WHERE run_id = runs.id)
    AND CASE
      WHEN NOT json_valid(last.content) THEN 0
      WHEN runs.type = 'subtask' THEN last.type = 'subtask-finished' AND (last.content ->> '$.result.status' = 'success'
        OR last.content ->> '$.result.metadata.stopReason' IN ('final', 'goal', 'refusal'))
      WHEN runs.type = 'thread' THEN last.type = 'turn-ended' AND last.content ->> '$.stopReason' IN ('final', 'goal', 'refusal')
      WHEN runs.type = 'task' THEN last.type IN ('task-answered', 'task-abandoned')
      WHEN runs.type = 'workflow' THEN last.type IN ('workflow-completed', 'workflow-failed')
      WHEN runs.type = 'team' THEN last.type IN ('task-completed', 'task-failed') AND last.content ->> '$.id' = 'synthesize'
        OR last.type = 'task-failed' AND last.content ->> '$.id' = 'plan'
      -- An answer has to arrive (1), and a person may be asked for something in any event before.
      WHEN runs.type = 'conversation' THEN runs.standing = 0 AND last.type = 'respond' AND last.content ->> '$.final'
        AND last.content ->> '$.waiting_for_param' IS NULL AND last.content ->> '$.offers_person' IS NULL
        AND NOT EXISTS (
          SELECT 1 FROM events AS before WHERE before.run_id = runs.id AND CASE
            WHEN NOT json_valid(before.content) THEN 1
            WHEN before.type = 'handed-over' THEN 1
            WHEN before.type = 'intent_classified' THEN before.content ->> '$.parked[0]' IS NOT NULL
            WHEN before.type = 'policy_check' THEN before.content ->> '$.approval_id' IS NOT NULL
              AND NOT EXISTS (
                SELECT 1 FROM events AS decision
                WHERE decision.run_id = runs.id AND decision.type = 'approval-decided' AND json_valid(decision.content)
                  AND decision.content ->> '$.approval_id' = before.content ->> '$.approval_id')
            ELSE 0
          END)
      ELSE 0
    END;
  `,
  `
  -- JSON: what a waiting run waits for, since when and until when; how an ended one ended. Words and instants, nothing personal.
  ALTER TABLE runs ADD COLUMN standing_detail TEXT;
  `,
];
