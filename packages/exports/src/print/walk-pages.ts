import type { Day, Scene } from '@wayfarer/contract';
import { describeEpisode } from '@wayfarer/trip';
import { formatDuration } from '@wayfarer/trip/clock';

import type { ExportedPlan } from '../exported-plan.ts';
import { timeVisits } from '../times.ts';
import { sayCities, sayDate, sayDates } from '../words.ts';
import { escapeXml, escapeXmlLine } from '../xml.ts';
import { coloursOf, type PrintedWork } from './list-works.ts';
import { numberStops } from './number-stops.ts';

/** The first page of a walk past scenes: what it is called, what it passes, when, how far, and in what weather. */
export function toWalkCover(
  { title, days }: Pick<ExportedPlan, 'title' | 'days'>,
  { works, below }: { readonly works: readonly PrintedWork[]; readonly below: readonly string[] },
): string {
  return [
    '<header class="cover">',
    `<p class="muted">${days.every(passesScenes) ? 'A walk' : 'With a walk'} past the scenes of ${works.length === 1 ? 'a film or series' : `${works.length} films and series`}</p>`,
    `<h1>${escapeXmlLine(title)}</h1>`,
    ...works.map((work) => `<p class="work">${dotOf(work)} ${nameWork(work)}</p>`),
    `<p class="when">${escapeXml([sayDates(days), sayCities(days)].join(' · '))}</p>`,
    `<dl class="stats">${listStats(days, works)
      .map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeXml(value)}</dd></div>`)
      .join('')}</dl>`,
    '<h2>Weather</h2>',
    `<ul>${days.map((day) => `<li>${escapeXml(`${sayDate(day.date)}: ${day.weather?.text ?? 'not known'}`)}</li>`).join('')}</ul>`,
    ...(days.some(({ weather }) => weather?.typical)
      ? ['<p class="muted">Typical for the month, not a forecast: look at one the day before.</p>']
      : []),
    ...below,
    '</header>',
  ].join('\n');
}

function passesScenes({ visits }: Day): boolean {
  return visits.some(({ scenes }) => scenes !== undefined);
}

function listStats(days: readonly Day[], works: readonly PrintedWork[]): readonly (readonly [string, string])[] {
  const stops = new Set(works.flatMap((work) => work.stops.map(({ visit }) => visit)));
  const scenes = works.flatMap((work) => work.stops.flatMap((stop) => stop.scenes));
  const legs = days.flatMap((day) => day.legs);
  const km = (all: readonly { readonly km: number }[]): string =>
    `${(Math.round(all.reduce((sum, leg) => sum + leg.km, 0) * 10) / 10).toFixed(1)} km`;
  const walked = legs.filter(({ mode }) => mode === 'walk');
  const ridden = legs.filter(({ mode }) => mode !== 'walk');
  const minutes = days.reduce((sum, day) => sum + minutesOut(day), 0);
  return [
    ['Days', String(days.length)],
    ['Stops', String(stops.size)],
    ['Scenes', String(scenes.length)],
    ['On foot', km(walked)],
    ['By transit', km(ridden)],
    ['In all', formatDuration(minutes)],
  ];
}

/** From leaving the bed or the station to being back there; of a day that has none of them, from its first stop to its last. */
function minutesOut(day: Day): number {
  const timed = timeVisits(day);
  const [first, last] = [timed[0], timed.at(-1)];
  if (!first || !last) return 0;
  const stops = numberStops(day);
  const start = stops.has(first.visit.id) ? first.arrive : first.depart;
  return (stops.has(last.visit.id) ? last.depart : last.arrive) - start;
}

/** A section for each work, last: its titles, and every place of it on the walk with its number, names, episode and time. */
export function toWorkSections(works: readonly PrintedWork[], dayCount: number): string {
  return works
    .map((work) => {
      const rows = work.stops.flatMap(({ day, number, visit, scenes }) =>
        scenes.map((scene) => {
          const which = dayCount > 1 ? `${sayDate(day.date).slice(0, 3)} ${number}` : String(number);
          return `<tr><td class="amount">${which}</td><th scope="row">${nameScene(scene)}</th><td>${escapeXmlLine(describeEpisode(scene) ?? '–')}</td><td class="time">${visit.arrive}</td></tr>`;
        }),
      );
      return [
        `<section class="work-section"><h2>${dotOf(work)} ${nameWork(work)}</h2>`,
        '<table><thead><tr><th scope="col">Stop</th><th scope="col">Place</th><th scope="col">Seen in</th><th scope="col">You are there</th></tr></thead>',
        `<tbody>${rows.join('\n')}</tbody></table></section>`,
      ].join('\n');
    })
    .join('\n');
}

/** What was set at a stop, under its name: the name on the sign, the Chinese one, the work and when it is seen. */
export function toSceneLines(scenes: readonly Scene[]): string {
  const lines = scenes.map((scene) => {
    const { work, name, nameCn } = scene;
    const names = [
      `<span lang="ja">${escapeXmlLine(name)}</span>`,
      ...(nameCn === null || nameCn === name ? [] : [`<span lang="zh-Hans">${escapeXmlLine(nameCn)}</span>`]),
    ];
    const when = describeEpisode(scene);
    const what = [work.titleEn ?? work.title, ...(when === null ? [] : [when])].map(escapeXmlLine);
    return `<p class="scene">${names.join(' · ')} <span class="muted">${what.join(', ')}</span></p>`;
  });
  const manners = [...new Set(scenes.flatMap((scene) => scene.manners ?? []))];
  return [...lines, ...manners.map((text) => `<p class="manners">${escapeXml(text)}</p>`)].join('');
}

function nameScene({ name, nameEn, nameCn }: Scene): string {
  const others = [
    ...(nameEn === null ? [] : [`<span lang="ja">${escapeXmlLine(name)}</span>`]),
    ...(nameCn === null || nameCn === name ? [] : [`<span lang="zh-Hans">${escapeXmlLine(nameCn)}</span>`]),
  ];
  const first = nameEn === null ? `<span lang="ja">${escapeXmlLine(name)}</span>` : escapeXmlLine(nameEn);
  return others.length === 0 ? first : `${first}<br/><span class="muted">${others.join(' · ')}</span>`;
}

function nameWork({ title, titleEn, titleCn }: PrintedWork): string {
  const ja = `<span lang="ja">${escapeXmlLine(title)}</span>`;
  const cn = titleCn === null || titleCn === title ? [] : [`<span lang="zh-Hans">${escapeXmlLine(titleCn)}</span>`];
  if (titleEn === null || titleEn === title) return [ja, ...cn].join(' · ');
  return `${escapeXmlLine(titleEn)} <span class="titles muted">${[ja, ...cn].join(' · ')}</span>`;
}

function dotOf({ stops }: PrintedWork): string {
  const colours = stops[0] && coloursOf({ scenes: [...stops[0].scenes] });
  return `<span class="dot"${colours ? ` style="background: ${colours.fill}"` : ''}></span>`;
}
