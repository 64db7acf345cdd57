/** @module Lets a test hear the page in English. */
import { en } from '../words/en/index.ts';
import { speak } from '../words/in-use.ts';

speak('en', en);
