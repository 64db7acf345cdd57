import type { Command } from '../command.ts';
import { backup, restore } from './backup.ts';
import { booking } from './booking.ts';
import { chat } from './chat.ts';
import { check } from './check.ts';
import { copy } from './copy.ts';
import { edit } from './edit/index.ts';
import { erase } from './erase.ts';
import { evaluate } from './eval.ts';
import { exportTrip } from './export.ts';
import { createHelp } from './help.ts';
import { history } from './history.ts';
import { inbox } from './inbox.ts';
import { learned, why } from './learned.ts';
import { list } from './list.ts';
import { mcp } from './mcp.ts';
import { model } from './model.ts';
import { agents, event, position, spend } from './on-the-way.ts';
import { open } from './open.ts';
import { pilgrimage } from './pilgrimage.ts';
import { places } from './places/index.ts';
import { plan } from './plan.ts';
import { repair } from './repair.ts';
import { replay } from './replay.ts';
import { router } from './router/index.ts';
import { scenes } from './scenes.ts';
import { serve } from './serve.ts';
import { show } from './show.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';
import { whatIf } from './what-if.ts';
import {
  advance,
  approve,
  autonomy,
  choose,
  decide,
  reading,
  redo,
  reject,
  rename,
  research,
  say,
  undo,
} from './writes.ts';

/** In the order in which a trip needs them; then what looks after the machine. */
export const COMMANDS: readonly Command[] = [
  plan,
  pilgrimage,
  check,
  repair,
  say,
  choose,
  show,
  list,
  edit,
  booking,
  advance,
  reading,
  event,
  spend,
  position,
  agents,
  research,
  learned,
  why,
  whatIf,
  decide,
  approve,
  reject,
  undo,
  redo,
  history,
  autonomy,
  exportTrip,
  open,
  copy,
  rename,
  chat,
  serve,
  mcp,
  inbox,
  model,
  places,
  scenes,
  erase,
  verify,
  replay,
  simulate,
  backup,
  restore,
  evaluate,
  router,
  createHelp(() => COMMANDS),
];
