import { EN_ANSWERS } from './en-answers.ts';
import { EN_COMMANDS } from './en-commands.ts';
import { EN_DAYS } from './en-days.ts';
import { EN_ON_THE_WAY } from './en-on-the-way.ts';
import { EN_QUESTIONS } from './en-questions.ts';
import { EN_STOPS } from './en-stops.ts';
import type { Lexicon } from './lexicon.ts';
import { withOnTheWay } from './with-on-the-way.ts';

/** What an English clause does; earlier rules win. */
export const EN_RULES: Lexicon['rules'] = withOnTheWay(
  [...EN_COMMANDS, ...EN_QUESTIONS, ...EN_DAYS, ...EN_STOPS, ...EN_ANSWERS],
  EN_ON_THE_WAY,
);
