import type { Command } from '../command.ts';
import { advance } from './advance.ts';
import { approve, reject } from './approve.ts';
import { autonomy } from './autonomy.ts';
import { backup, restore } from './backup.ts';
import { chat } from './chat.ts';
import { choose } from './choose.ts';
import { decide } from './decide.ts';
import { erase } from './erase.ts';
import { evaluate } from './eval.ts';
import { exportTrip } from './export.ts';
import { createHelp } from './help.ts';
import { list } from './list.ts';
import { plan } from './plan.ts';
import { reading } from './reading.ts';
import { router } from './router/index.ts';
import { say } from './say.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { undo } from './undo.ts';
import { verify } from './verify.ts';

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
