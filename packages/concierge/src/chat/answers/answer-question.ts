import type { Question } from '@wayfarer/language';

import { type Act, isPlanScene, type PlanScene, type Scene } from '../scene.ts';
import { answerStays } from '../wishes/stays.ts';
import { answerCost, answerSavings } from './about-cost.ts';
import { answerDayOptions } from './about-day-options.ts';
import {
  answerDates,
  answerDay,
  answerDiary,
  answerFreeTime,
  answerHere,
  answerMeal,
  answerNext,
  answerWalking,
} from './about-days.ts';
import { answerLearned, answerWhyAsked, answerWhyLimit, answerWhyThis } from './about-decision.ts';
import { answerCrowd, answerDetail, answerLength } from './about-detail.ts';
import { answerEnds, answerHome, answerJourney, answerSettingOut } from './about-ends.ts';
import { answerHelp, answerHistory, answerOpen, answerPermission, answerWhere } from './about-house.ts';
import { answerIdeas } from './about-ideas.ts';
import { answerIfWeather } from './about-if-weather.ts';
import { answerOccasion } from './about-occasion.ts';
import { answerCompareOptions, optionChips } from './about-options.ts';
import { answerOtherTables } from './about-other-tables.ts';
import { answerPacking } from './about-packing.ts';
import { answerLocked, answerParty, answerStay } from './about-party.ts';
import { answerSatisfaction, answerSplit } from './about-persons.ts';
import { answerAccess, answerBooking, answerHours, answerPlace, answerPrice, answerWhen } from './about-place.ts';
import { answerProposal } from './about-proposal.ts';
import { answerRain } from './about-rain.ts';
import { answerLeftOut, answerLost, answerNearby } from './about-surroundings.ts';
import { answerTables } from './about-tables.ts';
import { answerWay } from './about-way.ts';
import { answerWeather } from './about-weather.ts';
import { answerWhatIf } from './about-what-if.ts';
import { answerWhy } from './about-why.ts';
import { answerWithout } from './about-without.ts';

type About = Question['about'];
type Of<Name extends About> = Question & { readonly about: Name };
type AnswerTo<Name extends About> = (question: Of<Name>, scene: PlanScene) => Act;

/** Every question once. */
const ANSWERS: { readonly [Name in About]: AnswerTo<Name> } = {
  why: answerWhy,
  'why-asked': (_, scene) => answerWhyAsked(scene),
  'why-this': (_, scene) => answerWhyThis(scene),
  'why-limit': answerWhyLimit,
  learned: (_, scene) => answerLearned(scene),
  'what-if': answerWhatIf,
  proposal: answerProposal,
  place: answerPlace,
  price: answerPrice,
  booking: answerBooking,
  access: answerAccess,
  length: answerLength,
  crowd: answerCrowd,
  detail: answerDetail,
  journey: (_, scene) => answerJourney(scene),
  hours: answerHours,
  when: answerWhen,
  way: answerWay,
  weather: answerWeather,
  rain: answerRain,
  arrival: (_, scene) => answerEnds('arrival', scene),
  departure: (_, scene) => answerEnds('departure', scene),
  next: (_, scene) => answerNext(scene),
  where: (_, scene) => answerHere(scene),
  day: answerDay,
  'day-options': answerDayOptions,
  savings: (_, scene) => answerSavings(scene),
  tables: answerTables,
  home: answerHome,
  'setting-out': answerSettingOut,
  plan: (_, scene) => answerDiary(scene),
  dates: (_, scene) => answerDates(scene),
  meal: answerMeal,
  'other-tables': answerOtherTables,
  occasion: answerOccasion,
  'if-weather': answerIfWeather,
  'free-time': answerFreeTime,
  walking: answerWalking,
  locked: (_, scene) => answerLocked(scene),
  stay: (_, scene) => answerStay(scene),
  stays: answerStays,
  'left-out': (_, scene) => answerLeftOut(scene),
  packing: (_, scene) => answerPacking(scene),
  nearby: answerNearby,
  lost: (_, scene) => answerLost(scene),
  without: answerWithout,
  party: (_, scene) => answerParty(scene),
  cost: answerCost,
  split: answerSplit,
  satisfaction: answerSatisfaction,
  ideas: answerIdeas,
  choices: (_, scene) => answerOpen(scene),
  history: (_, scene) => answerHistory(scene),
  cities: (_, scene) => answerWhere(scene),
  'compare-options': answerCompareOptions,
  help: (_, scene) => answerHelp(scene),
  autonomy: (_, scene) => answerPermission(scene),
};

/** What can be told without a plan. */
const WITHOUT_PLAN = { cities: answerWhere, help: answerHelp, autonomy: answerPermission } as const;

/** Answers a question from what is known; what is not known stays so. */
export function answerQuestion(question: Question, scene: Scene): Act {
  const { about } = question;
  if (about in WITHOUT_PLAN) return WITHOUT_PLAN[about as keyof typeof WITHOUT_PLAN](scene);
  if (about === 'compare-options') return answerCompareOptions(question, scene);
  if (!isPlanScene(scene)) return { text: scene.speaker.texts.answers.noPlan, offered: optionChips(scene) };
  return (ANSWERS[about] as (question: Question, scene: PlanScene) => Act)(question, scene);
}
