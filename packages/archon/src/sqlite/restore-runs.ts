import type { DatabaseSync } from 'node:sqlite';

/** The type of a run of which only events are left, and nothing that tells it. */
const UNKNOWN_TYPE = 'unknown';

interface Likeliest {
  readonly type: string;
  readonly runs: number;
}

/**
 * Says anew, in a damaged file, which runs there are: no chain holds that. A run of which only events are left, or that is the
 * only one of its type, gets the type of runs that begin like it; one whose parent is none gets the run whose name, and a dot,
 * its own begins with.
 */
export function restoreRuns(database: DatabaseSync): void {
  const list = (sql: string): readonly string[] =>
    database
      .prepare(sql)
      .all()
      .map(({ id }) => String(id));
  const findLikeliest = database.prepare(LIKELIEST);
  const likeliestOf = (id: string) => findLikeliest.get({ id }) as unknown as Likeliest | undefined;

  const add = database.prepare('INSERT INTO runs (id, type) VALUES (?, ?)');
  for (const id of list('SELECT DISTINCT run_id AS id FROM events WHERE run_id NOT IN (SELECT id FROM runs)')) {
    add.run(id, likeliestOf(id)?.type ?? UNKNOWN_TYPE);
  }
  const setType = database.prepare('UPDATE runs SET type = ? WHERE id = ?');
  for (const id of list('SELECT id FROM runs GROUP BY type HAVING count(*) = 1')) {
    const likeliest = likeliestOf(id);
    if (likeliest && likeliest.runs > 1) setType.run(likeliest.type, id);
  }
  const setParent = database.prepare('UPDATE runs SET parent = ? WHERE id = ?');
  for (const { id, parent } of database.prepare(PARENTS).all()) setParent.run(parent ?? null, id ?? null);
}

/** The type of most runs that begin with an event like the run's. */
const LIKELIEST = `
  SELECT runs.type, count(*) AS runs FROM runs JOIN events ON events.run_id = runs.id AND events.seq = 1
  WHERE events.type = (SELECT type FROM events WHERE run_id = :id ORDER BY seq LIMIT 1)
  GROUP BY runs.type ORDER BY runs DESC LIMIT 1`;

const PARENTS = `
  SELECT child.id, max(runs.id) AS parent FROM runs AS child
  JOIN runs ON substr(child.id, 1, length(runs.id) + 1) = runs.id || '.'
  WHERE child.parent IS NULL OR child.parent NOT IN (SELECT id FROM runs)
  GROUP BY child.id`;
