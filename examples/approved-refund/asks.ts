import { goOn, log } from './refund.ts';

const { waiting } = await goOn();
await log.close();
console.log(JSON.stringify(waiting));
