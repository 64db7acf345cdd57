import type { MeetingTask } from './meeting.ts';

const TIME = String.raw`\d{1,2}:\d\d\s*[AP]M`;

/** Reads a task from its sentences: ways between places, where one arrives when, and who is where from when to when. */
export function readMeetings(id: string, prompt: string): MeetingTask {
  const [, start_location = '', start_time = ''] = new RegExp(`You arrive at (.+?) at (${TIME})`).exec(prompt) ?? [];
  if (start_location === '') throw new Error(`Expected "You arrive at … at …" in task ${id}.`);
  return { id, start_location, start_time, travel_minutes: readWays(prompt), people: readPeople(prompt) };
}

function readWays(prompt: string): MeetingTask['travel_minutes'] {
  const ways: Record<string, Record<string, number>> = {};
  for (const [, from = '', to = '', minutes] of prompt.matchAll(/^(.+?) to (.+?): (\d+)\.?\s*$/gm))
    ways[from] = { ...ways[from], [to]: Number(minutes) };
  return ways;
}

function readPeople(prompt: string): MeetingTask['people'] {
  const places = new RegExp(String.raw`(?:^|[.:]\s+)([^.:]+?) will be at (.+?) from (${TIME}) to (${TIME})`, 'g');
  return [...prompt.matchAll(places)].map(([, person = '', location = '', from = '', to = '']) => ({
    person,
    location,
    from,
    to,
    minutes: readMinutes(prompt, person),
  }));
}

function readMinutes(prompt: string, person: string): number {
  const name = person.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const [, minutes] = new RegExp(`meet ${name} for a minimum of (\\d+) minutes`).exec(prompt) ?? [];
  return Number(minutes ?? 0);
}
