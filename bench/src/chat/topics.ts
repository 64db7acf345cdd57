import type { Claims, MealClaim } from './chat-case.ts';

/** What a meal, and a bed, is called in six languages. */
const MEALS: Readonly<Record<MealClaim['meal'], readonly string[]>> = {
  breakfast: [
    'breakfast',
    '朝食',
    '朝ごはん',
    '早餐',
    '早饭',
    'petit-déjeuner',
    'petit déjeuner',
    'Frühstück',
    'desayuno',
  ],
  lunch: ['lunch', '昼食', '昼ごはん', 'ランチ', '午餐', '午饭', 'déjeuner', 'Mittagessen', 'comida', 'almuerzo'],
  dinner: ['dinner', '夕食', '夕飯', 'ディナー', '晚餐', '晚饭', 'dîner', 'Abendessen', 'cena'],
};
const BEDS = ['hotel', 'stay', 'ホテル', '宿', '酒店', '住宿', 'hébergement', 'Unterkunft', 'alojamiento'];

/** Words of which a refusal of the claims has to have one: names of places, the hour, the meal. */
export function listTopics(claims: Claims): readonly string[] {
  const { removed = [], added, moved, swapped, replaced, length, locked, stay, meal, hours } = claims;
  const lock = typeof locked === 'string' ? locked : locked?.name;
  const named = [added?.name, moved?.name, replaced?.name, replaced?.by, length?.name, lock, stay?.name];
  const times = [hours?.start, hours?.end, meal?.at].flatMap(listWritings);
  return [
    ...removed,
    ...(swapped ?? []),
    ...named.filter((name) => name !== undefined),
    ...times,
    ...(meal && meal.at === undefined ? MEALS[meal.meal] : []),
    ...(stay ? BEDS : []),
  ];
}

/** `20:00` as people of six languages write it. */
function listWritings(time: string | undefined): readonly string[] {
  if (time === undefined || !time.includes(':')) return [];
  const [hour = 0] = time.split(':').map(Number);
  return [
    time,
    `${hour} h`,
    `${hour}h`,
    `${hour} Uhr`,
    `${hour}時`,
    `${hour}点`,
    `${hour % 12 || 12} pm`,
    `${hour % 12 || 12}:`,
  ];
}
