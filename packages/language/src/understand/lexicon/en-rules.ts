import { EN_ANSWERS } from './en-answers.ts';
import { EN_COMMANDS } from './en-commands.ts';
import { EN_DAYS } from './en-days.ts';
import { EN_QUESTIONS } from './en-questions.ts';
import { EN_STOPS } from './en-stops.ts';
import type { Lexicon } from './lexicon.ts';

/** What an English clause does; earlier rules win. */
export const EN_RULES: Lexicon['rules'] = [...EN_COMMANDS, ...EN_QUESTIONS, ...EN_DAYS, ...EN_STOPS, ...EN_ANSWERS];
