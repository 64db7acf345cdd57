import type { Scene } from '@wayfarer/contract';
import { expect, it } from 'vitest';

import { sampleDay, sampleVisit } from '../testing/sample.ts';
import { findWork, listWorks } from './scenes.ts';

function scene(id: number, colour: string | null): Scene {
  const work = { id, title: `作品${id}`, titleEn: `Work ${id}`, titleCn: null, colour };
  return { work, name: '階段', nameEn: 'Stairs', nameCn: null, episode: null, seconds: null, manners: null };
}

const BLUE = '#2f6fc4';
const visits = [
  sampleVisit('stairs', '10:00-10:10', { scenes: [scene(1, BLUE), scene(2, '#ffd400')] }),
  sampleVisit('bridge', '10:20-10:30', { scenes: [scene(1, BLUE)] }),
  sampleVisit('noodles', '12:00-13:00', { kind: 'meal' }),
];

it('gives each work one colour, and counts its stops', () => {
  const works = listWorks([sampleDay(visits)]);
  expect(works.map(({ id, color, stops }) => [id, color, stops])).toEqual([
    [1, BLUE, 2],
    [2, '#ffd400', 1],
  ]);
  expect(works.map(({ onColor }) => onColor)).toEqual(['#ffffff', '#141715']);
  expect(visits.map((visit) => findWork(works, visit)?.id)).toEqual([1, 1, undefined]);
});

it('gives two works of one colour, or of none, different ones', () => {
  const days = [
    sampleDay([sampleVisit('a', '10:00-10:10', { scenes: [scene(1, BLUE), scene(2, BLUE), scene(3, null)] })]),
  ];
  expect(new Set(listWorks(days).map(({ color }) => color)).size).toBe(3);
});
