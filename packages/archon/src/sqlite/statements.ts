/** Every question that is put to the file, in SQL. */
export const STATEMENTS = {
  insertRun: 'INSERT INTO runs (id, type, parent) VALUES (:id, :type, :parent)',

  insertEvent: `
    INSERT INTO events (run_id, seq, at, type, version, author, key, content, prev_hash, hash)
    VALUES (:runId, :seq, :at, :type, :version, :author, :key, :content, :prevHash, :hash)`,

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
