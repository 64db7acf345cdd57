import { createHash } from 'node:crypto';
import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import { findOutsideAnswerError, readBytes } from '@wayfarer/archon/data';
import type { Point, PointsPort } from '@wayfarer/pilgrimage/ports';
import { money } from '@wayfarer/trip/money';
import type { Provenance, Significance } from '@wayfarer/trip/vocabulary';

import { sweepDrafts, writeWhole } from '../../store/write-whole.ts';
import { hoursOfPoint } from '../points/sample-points.ts';
import { type NamedWork, openWorksIndex } from '../titles/works-index.ts';
import { LARGEST_SCENE_FILE, type OwnScene, readSceneFile, SceneFileError } from './read-scene-file.ts';

/** A file that was taken in. */
export interface KeptSceneFile {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly works: readonly string[];
  readonly scenes: number;
}

const ENDING = '.scenes.json';
const SCRATCH = '.fetch';
/** Numbers from here on are ours: Bangumi has given none so large. */
const OWN_IDS_FROM = 1_000_000_000;

/** Of a file; one that is none, such as a pipe, may never end. */
const LIMITS = { maxBytes: LARGEST_SCENE_FILE, totalMs: 60_000, idleMs: 30_000 };

/** Takes a file in, whole or not at all; one of the same name takes the place of the one before. */
export async function importScenes(folder: string, file: string): Promise<KeptSceneFile> {
  if (!existsSync(file)) throw new SceneFileError(`There is no file ${JSON.stringify(file)}.`);
  const name = path.basename(file).replace(/\.[^.]*$/, '');
  const scenes = readSceneFile(await readSceneText(file));
  mkdirSync(folder, { recursive: true });
  writeWhole(path.join(folder, `${name}${ENDING}`), `${JSON.stringify(scenes)}\n`, {
    scratch: path.join(folder, SCRATCH),
  });
  return describeFile(name, scenes);
}

async function readSceneText(file: string): Promise<string> {
  try {
    return new TextDecoder().decode(await readBytes((signal) => createReadStream(file, { signal }), LIMITS));
  } catch (error) {
    if (findOutsideAnswerError(error)?.fault !== 'too-big') throw error;
    throw new SceneFileError(`The file is larger than ${LARGEST_SCENE_FILE / 1_000_000} MB.`);
  }
}

export function listScenes(folder: string): readonly KeptSceneFile[] {
  return readKept(folder).map(({ name, scenes }) => describeFile(name, scenes));
}

/** @returns Whether there was one of that name. */
export function removeScenes(folder: string, name: string): boolean {
  sweepDrafts(path.join(folder, SCRATCH));
  const file = path.join(folder, `${path.basename(name)}${ENDING}`);
  if (!existsSync(file)) return false;
  rmSync(file);
  return true;
}

function describeFile(name: string, scenes: readonly OwnScene[]): KeptSceneFile {
  return { name, works: [...new Set(scenes.map(({ work }) => work))], scenes: scenes.length };
}

interface Kept {
  readonly name: string;
  readonly date: string;
  readonly scenes: readonly OwnScene[];
}

function readKept(folder: string): readonly Kept[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(ENDING))
    .toSorted()
    .map((file) => {
      const at = path.join(folder, file);
      const scenes = JSON.parse(readFileSync(at, 'utf8')) as readonly OwnScene[];
      return { name: file.slice(0, -ENDING.length), date: statSync(at).mtime.toISOString().slice(0, 10), scenes };
    });
}

/** The scenes of a folder as the steps of a pilgrimage take them, and the works that are in nobody else's table. */
export function openOwnScenes(
  folder: string | undefined,
  known: readonly NamedWork[],
): { readonly works: readonly NamedWork[]; readonly points: PointsPort } {
  const kept = folder === undefined ? [] : readKept(folder);
  if (kept.length === 0) return { works: known, points: { findPoints: () => Promise.resolve([]) } };
  const index = openWorksIndex(known);
  const works = new Map<string, NamedWork>();
  for (const { work } of kept.flatMap(({ scenes }) => scenes)) {
    if (!works.has(work)) works.set(work, toWork(work, known, index));
  }
  const fresh = [...new Map([...works.values()].map((work) => [work.id, work])).values()].filter(
    ({ id }) => !known.some((one) => one.id === id),
  );
  return {
    works: [...known, ...fresh],
    points: {
      findPoints: ({ work, dates }) =>
        Promise.resolve(
          kept.flatMap(({ name, date, scenes }) =>
            scenes.flatMap((scene, at) => {
              if (works.get(scene.work)?.id !== work.id) return [];
              const point = toPoint(scene, { id: `${work.id}-${name}-${at + 1}`, file: name, date });
              const titles = { title: work.title, title_en: work.title_en, title_cn: work.title_cn };
              return [
                {
                  ...point,
                  bangumi_id: String(work.id),
                  bangumi_title: titles.title,
                  bangumi_title_en: titles.title_en,
                  bangumi_title_cn: titles.title_cn,
                  colour: null,
                  hours: hoursOfPoint(point, dates),
                },
              ];
            }),
          ),
        ),
    },
  };
}

/** The work of that title or number; a title that nobody knows is a work of its own. */
function toWork(written: string, known: readonly NamedWork[], index: ReturnType<typeof openWorksIndex>): NamedWork {
  const number = /^\d+$/.test(written) ? Number(written) : undefined;
  const [best] = number === undefined ? index.search(written) : [];
  const id = number ?? (best?.confidence === 1 ? best.id : undefined);
  const own = known.find((work) => work.id === id);
  if (own) return own;
  if (best?.confidence === 1) {
    const names = [best.title, best.title_en, best.title_cn, written].filter((name) => name !== null);
    return { ...best, names: [...new Set(names)], colour: null, has_points: true };
  }
  const digest = createHash('sha256').update(written).digest().readUInt32BE();
  return {
    id: id ?? OWN_IDS_FROM + digest,
    title: written,
    title_en: null,
    title_cn: null,
    kind: 'other',
    date: null,
    names: [written],
    colour: null,
    has_points: true,
  };
}

type Bare = Omit<Point, 'bangumi_id' | 'bangumi_title' | 'bangumi_title_en' | 'bangumi_title_cn' | 'colour' | 'hours'>;

function toPoint(
  scene: OwnScene,
  { id, file, date }: { readonly id: string; readonly file: string; readonly date: string },
): Bare {
  const { episode, fee, attribution, url } = scene;
  const source: Provenance = {
    name: `your file ${file}`,
    date,
    verify: false,
    ...(attribution !== undefined && { attribution }),
    ...(url !== undefined && { url }),
  };
  return {
    id,
    name: scene.name,
    cn_name: scene.name_cn ?? null,
    en_name: scene.name_en ?? null,
    coordinates: { latitude: scene.lat, longitude: scene.lon },
    episode: typeof episode === 'string' && /^\d+$/.test(episode) ? Number(episode) : (episode ?? null),
    time_seconds: scene.time ?? null,
    screenshot_url: null,
    address: null,
    opening_hours: scene.hours ?? null,
    admission_fee: fee === undefined ? null : fee === 0 ? 'free' : `¥${fee}`,
    category: scene.category ?? 'street',
    importance: (scene.importance ?? 3) as Significance,
    access: fee === undefined || fee === 0 ? 'open' : 'paid',
    respect: scene.respect ?? null,
    area: scene.area ?? null,
    fee: fee === undefined ? null : money(fee, 'JPY'),
    source,
  };
}

/** What all of them know, each place once: a place of one's own stands for one of the same name. */
export function beside(own: PointsPort, others: PointsPort): PointsPort {
  return {
    async findPoints(query, context) {
      const [mine, theirs] = await Promise.all([own.findPoints(query, context), others.findPoints(query, context)]);
      const names = new Set(mine.map(({ name }) => name));
      return [...mine, ...theirs.filter(({ name }) => !names.has(name))];
    },
  };
}
