import type { DatabaseSync } from 'node:sqlite';

/** The type of a run of which only events are left, and nothing that tells it. */
const UNKNOWN_TYPE = 'unknown';

interface Likeliest {
  readonly type: string;
  readonly runs: number;
}

/**
 * Says anew, in a damaged file, which runs there are: no chain holds that. A run of which only events are left, or that is the
 * only one of its type, gets the type of runs that begin like it, or have such children; one whose parent is none gets the run
 * whose name, and a dot, its own begins with. A parent of which nothing is left but its name is there again, with no event.
 *
 * @param types - Of runs, as far as anything else still tells them.
 */
export function restoreRuns(database: DatabaseSync, types: ReadonlyMap<string, string> = new Map()): void {
  const list = (sql: string): readonly string[] =>
    database
      .prepare(sql)
      .all()
      .map(({ id }) => String(id));
  const [byBeginning, byChildren] = [database.prepare(BY_BEGINNING), database.prepare(BY_CHILDREN)];
  const likeliestOf = (id: string) => (byBeginning.get({ id }) ?? byChildren.get({ id })) as Likeliest | undefined;
  const typeOf = (id: string): string => types.get(id) ?? likeliestOf(id)?.type ?? UNKNOWN_TYPE;

  const add = database.prepare('INSERT INTO runs (id, type) VALUES (?, ?)');
  for (const id of list(LOST_RUNS)) add.run(id, typeOf(id));

  const setParent = database.prepare('UPDATE runs SET parent = ? WHERE id = ?');
  for (const { id, parent } of database.prepare(PARENTS).all()) setParent.run(parent ?? null, id ?? null);

  const setType = database.prepare('UPDATE runs SET type = ? WHERE id = ?');
  for (const id of list('SELECT id FROM runs GROUP BY type HAVING count(*) = 1')) {
    const likeliest = likeliestOf(id);
    if (likeliest && likeliest.runs > 1) setType.run(likeliest.type, id);
  }
  for (const id of list(LOST_PARENTS)) add.run(id, typeOf(id));
}

const LOST_RUNS = 'SELECT DISTINCT run_id AS id FROM events WHERE run_id NOT IN (SELECT id FROM runs)';

const LOST_PARENTS = 'SELECT DISTINCT parent AS id FROM runs WHERE parent NOT IN (SELECT id FROM runs)';

/** The type of most runs that begin with an event like the run's. */
const BY_BEGINNING = `
  SELECT runs.type, count(*) AS runs FROM runs JOIN events ON events.run_id = runs.id AND events.seq = 1
  WHERE events.type = (SELECT type FROM events WHERE run_id = :id ORDER BY seq LIMIT 1)
  GROUP BY runs.type ORDER BY runs DESC LIMIT 1`;

/** The type of most runs whose children are of the type of the run's. */
const BY_CHILDREN = `
  SELECT runs.type, count(*) AS runs FROM runs JOIN runs AS children ON children.parent = runs.id
  WHERE children.type = (SELECT type FROM runs WHERE parent = :id LIMIT 1)
  GROUP BY runs.type ORDER BY runs DESC LIMIT 1`;

/** Found by their names, for runs that have none. */
const PARENTS = `
  SELECT child.id, max(runs.id) AS parent FROM runs AS child
  JOIN runs ON substr(child.id, 1, length(runs.id) + 1) = runs.id || '.'
  WHERE child.parent IS NULL OR child.parent NOT IN (SELECT id FROM runs)
  GROUP BY child.id`;
