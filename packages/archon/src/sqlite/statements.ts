import { RUNNING_COLUMN } from './rows.ts';

/** Every question that is put to the file, in SQL. */
export const STATEMENTS = {
  insertRun: 'INSERT INTO runs (id, type, parent) VALUES (:id, :type, :parent)',

  insertEvent: `
    INSERT INTO events (run_id, seq, at, type, version, author, key, content, personal, prev_hash, hash)
    VALUES (:runId, :seq, :at, :type, :version, :author, :key, :content, :personal, :prevHash, :hash)`,

  insertPersonal: `
    INSERT INTO personal_values (run_id, placeholder, subject, salt, value)
    VALUES (:runId, :placeholder, :subject, :salt, :value)`,

  // Of erased values there is no index: it would hold what nobody asks for but to see whether one is missing.
  listErased: 'SELECT DISTINCT placeholder FROM personal_values WHERE run_id = :runId AND erased = 1',

  findPersonal: `
    SELECT placeholder, salt, value FROM personal_values
    WHERE run_id = :runId AND placeholder = :placeholder AND erased = 0`,

  readPersonal: 'SELECT placeholder, value FROM personal_values WHERE run_id = :runId AND erased = 0 ORDER BY ordinal',

  readPersonalOf: `
    SELECT run_id AS runId, placeholder, value FROM personal_values
    WHERE subject = :subject AND erased = 0 ORDER BY ordinal`,

  // As many bytes as before, so that the row stays where it is.
  erasePersonal: `
    UPDATE personal_values SET salt = ${zeros('salt')}, value = ${zeros('value')}, erased = 1
    WHERE subject = :subject AND erased = 0`,

  findHead: `
    SELECT runs.type, runs.parent, runs.erased, events.seq, events.at, events.hash
    FROM runs LEFT JOIN events ON events.run_id = runs.id
    WHERE runs.id = :runId
    ORDER BY events.seq DESC LIMIT 1`,

  read: `${events()} WHERE run_id = :runId AND seq > :after ORDER BY seq LIMIT :limit`,

  readOfTypes: `
    ${events()} WHERE run_id = :runId AND seq > :after AND type IN (SELECT value FROM json_each(:types))
    ORDER BY seq LIMIT :limit`,

  findFate: 'SELECT erased, rested_seq AS restedSeq FROM runs WHERE id = :runId',

  // A run that goes on running is not written: most appends of long runs are such.
  stand: `
    UPDATE runs SET standing = :standing, standing_detail = :detail, rested_seq = iif(:standing = ${RUNNING_COLUMN}, rested_seq, :seq)
    WHERE id = :runId AND erased = 0 AND (standing <> :standing OR :standing <> ${RUNNING_COLUMN})
      AND :seq = (SELECT max(seq) FROM events WHERE run_id = :runId)
    RETURNING ordinal`,

  writeLabel: `
    INSERT INTO run_labels (ordinal, label) VALUES (:ordinal, :label)
    ON CONFLICT (ordinal) DO UPDATE SET label = excluded.label WHERE label <> excluded.label`,

  // As many bytes as before in every column, so that no row moves.
  eraseEvents: `
    UPDATE events
    SET at = ${zeros('at')}, type = ${zeros('type')}, author = ${zeros('author')}, key = ${zeros('key')},
        content = ${zeros('content')}, personal = ${zeros('personal')}, prev_hash = ${zeros('prev_hash')},
        hash = ${zeros('hash')}
    WHERE run_id = :runId`,

  erasePersonalOfRun: `
    UPDATE personal_values SET salt = ${zeros('salt')}, value = ${zeros('value')}, erased = 1
    WHERE run_id = :runId AND erased = 0`,

  eraseLabel: `
    UPDATE run_labels SET label = ${zeros('label')} WHERE ordinal = (SELECT ordinal FROM runs WHERE id = :runId)`,

  eraseRun: `
    UPDATE runs SET erased = 1, standing = 0, standing_detail = NULL
    WHERE id = :runId AND erased = 0
      AND (:expectedSeq IS NULL OR :expectedSeq = (SELECT max(seq) FROM events WHERE run_id = :runId))`,

  findRun: `${summaries()} WHERE runs.id = :runId AND runs.erased = 0`,

  listRuns: `
    ${summaries()}
    WHERE runs.ordinal < :before AND runs.erased = 0
      AND (:type IS NULL OR runs.type = :type)
      AND (:parent IS NULL OR runs.parent = :parent)
      AND (:standing IS NULL OR runs.standing = :standing)
    ORDER BY runs.ordinal DESC LIMIT :limit`,

  // With the number written out, so that the index of such runs is used.
  listRunning: `
    ${summaries()}
    WHERE runs.ordinal < :before AND runs.standing = ${RUNNING_COLUMN} AND runs.type = :type
      AND (:parent IS NULL OR runs.parent = :parent)
    ORDER BY runs.ordinal DESC LIMIT :limit`,

  // Likewise by the index of children: a run has few of them, and there may be many runs.
  listChildren: `
    ${summaries()}
    WHERE runs.parent = :parent AND runs.ordinal < :before AND runs.erased = 0
      AND (:type IS NULL OR runs.type = :type)
      AND (:standing IS NULL OR runs.standing = :standing)
    ORDER BY runs.ordinal DESC LIMIT :limit`,
} as const;

/** The content as bytes: most of it is only hashed, and to turn it into text takes longer than that. */
function events(): string {
  return `
    SELECT run_id, seq, at, type, version, author, key, CAST(ifnull(content, '') AS BLOB) AS content, personal, prev_hash, hash
    FROM events`;
}

/** A run with no event is a damaged one: it is listed all the same. */
function summaries(): string {
  return `
    SELECT runs.*, last.seq, first.at AS created_at, last.at AS updated_at, run_labels.label
    FROM runs
    LEFT JOIN events AS first ON first.run_id = runs.id AND first.seq = 1
    LEFT JOIN events AS last ON last.run_id = runs.id
      AND last.seq = (SELECT max(seq) FROM events WHERE run_id = runs.id)
    LEFT JOIN run_labels ON run_labels.ordinal = runs.ordinal`;
}

/** As many zeros as the column has bytes; nothing where it has nothing. */
function zeros(column: string): string {
  return `substr(hex(zeroblob(octet_length(${column}))), 1, octet_length(${column}))`;
}
