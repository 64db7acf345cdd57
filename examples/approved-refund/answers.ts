import { agent, goOn } from './refund.ts';

const { waiting } = await goOn();
const yes = { verdict: 'approve', by: 'ann', role: 'operator', key: 'click-1' } as const;
const { content } = waiting ? await agent.answer(waiting.runId, yes) : await goOn();
console.log(content);
