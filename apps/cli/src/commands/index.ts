import type { Command } from '../command.ts';
import { backup, restore } from './backup.ts';
import { chat } from './chat.ts';
import { erase } from './erase.ts';
import { evaluate } from './eval.ts';
import { exportTrip } from './export.ts';
import { createHelp } from './help.ts';
import { list } from './list.ts';
import { plan } from './plan.ts';
import { router } from './router/index.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { verify } from './verify.ts';
import { advance, approve, autonomy, choose, decide, reading, reject, say, undo } from './writes.ts';

/** In the order in which a trip needs them; then what looks after the machine. */
export const COMMANDS: readonly Command[] = [
  plan,
  say,
  choose,
  show,
  list,
  advance,
  reading,
  decide,
  approve,
  reject,
  undo,
  autonomy,
  exportTrip,
  chat,
  serve,
  erase,
  verify,
  backup,
  restore,
  evaluate,
  router,
  createHelp(() => COMMANDS),
];
