import type { Words } from '../words.ts';
import { frame } from './frame.ts';
import { plan } from './plan.ts';
import { talk } from './talk.ts';
import { way } from './way.ts';

export const zh: Words = { frame, talk, plan, way };
