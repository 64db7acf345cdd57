/** Every question that is put to the file, in SQL. */
export const STATEMENTS = {
  insertRun: 'INSERT INTO runs (id, type, parent) VALUES (:id, :type, :parent)',

  insertEvent: `
    INSERT INTO events (run_id, seq, at, type, version, author, key, content, personal, prev_hash, hash)
    VALUES (:runId, :seq, :at, :type, :version, :author, :key, :content, :personal, :prevHash, :hash)`,

  insertPersonal: `
    INSERT INTO personal_values (run_id, placeholder, subject, salt, value)
    VALUES (:runId, :placeholder, :subject, :salt, :value)`,

  findPersonal: `
    SELECT placeholder, salt, value FROM personal_values
    WHERE run_id = :runId AND placeholder = :placeholder AND erased = 0`,

  readPersonal: 'SELECT placeholder, value FROM personal_values WHERE run_id = :runId AND erased = 0 ORDER BY ordinal',

  readPersonalOf: `
    SELECT run_id AS runId, placeholder, value FROM personal_values
    WHERE subject = :subject AND erased = 0 ORDER BY ordinal`,

  // As many bytes as before, so that the row stays where it is.
  erasePersonal: `
    UPDATE personal_values
    SET salt = substr(hex(zeroblob(octet_length(salt))), 1, octet_length(salt)),
        value = substr(hex(zeroblob(octet_length(value))), 1, octet_length(value)),
        erased = 1
    WHERE subject = :subject AND erased = 0`,

  findHead: `
    SELECT runs.type, runs.parent, events.seq, events.at, events.hash
    FROM runs JOIN events ON events.run_id = runs.id
    WHERE runs.id = :runId
    ORDER BY events.seq DESC LIMIT 1`,

  read: 'SELECT * FROM events WHERE run_id = :runId AND seq > :after ORDER BY seq LIMIT :limit',

  listRuns: `
    SELECT runs.*, last.seq, first.at AS created_at, last.at AS updated_at
    FROM runs
    JOIN events AS first ON first.run_id = runs.id AND first.seq = 1
    JOIN events AS last ON last.run_id = runs.id
      AND last.seq = (SELECT max(seq) FROM events WHERE run_id = runs.id)
    WHERE runs.ordinal < :before
      AND (:type IS NULL OR runs.type = :type)
      AND (:parent IS NULL OR runs.parent = :parent)
    ORDER BY runs.ordinal DESC LIMIT :limit`,
} as const;
