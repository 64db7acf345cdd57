import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { type EventLog, MemoryEventLog, ToolExecutionEngine, ToolRegistry, type Runtime } from '@wayfarer/archon';
import { nodeRuntime } from '@wayfarer/archon/node';
import {
  AgentRouter,
  createIntentClassifier,
  parseIntents,
  parsePolicy,
  type TelemetrySink,
  toolExecutor,
} from '@wayfarer/router';

import { shopData } from './data-source.ts';
import { fileLedger, memoryLedger } from './ledger.ts';
import { Shop } from './shop.ts';
import { createTicket } from './tools/create-ticket.ts';
import { escalate } from './tools/escalate.ts';
import { orderStatus } from './tools/order-status.ts';
import { refund } from './tools/refund.ts';
import { smallTalk } from './tools/small-talk.ts';

export interface ServiceOptions {
  /** Default: in memory. */
  readonly log?: EventLog;
  /** Default: Node's. */
  readonly runtime?: Runtime;
  /** File of the refunds that were paid. Default: in memory. */
  readonly ledgerFile?: string;
  /** Default: `policy.yaml` beside this file. */
  readonly policyFile?: string;
  readonly telemetry?: readonly TelemetrySink[];
}

/** The service desk, its log, and the shop that it serves. */
export interface Service {
  readonly router: AgentRouter;
  readonly log: EventLog;
  readonly shop: Shop;
}

const registry = parseIntents(read('intents.yaml'), { digest: nodeRuntime.digest });
const classifier = createIntentClassifier(registry.examples());

/** The one place where the parts of the service desk are chosen. */
export function compose({
  log = new MemoryEventLog(nodeRuntime),
  runtime = nodeRuntime,
  ledgerFile,
  policyFile = here('policy.yaml'),
  telemetry = [],
}: ServiceOptions = {}): Service {
  const ledger = ledgerFile === undefined ? memoryLedger() : fileLedger(ledgerFile);
  const shop = new Shop({ ledger, clock: runtime.clock });
  const tools = new ToolRegistry([orderStatus(shop), refund(shop), createTicket(shop), escalate, smallTalk]);
  const router = new AgentRouter({
    intents: () => registry,
    classifier,
    policy: parsePolicy(readFileSync(policyFile, 'utf8'), { file: policyFile }),
    executor: toolExecutor(new ToolExecutionEngine(tools, { runtime })),
    data: shopData(shop),
    personIntent: 'escalate',
    log,
    runtime,
    telemetry,
  });
  return { router, log, shop };
}

function read(name: string): string {
  return readFileSync(here(name), 'utf8');
}

function here(name: string): string {
  return join(import.meta.dirname, name);
}
