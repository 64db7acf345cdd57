export { plan } from '../en/plan.ts';
