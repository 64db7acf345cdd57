export { talk } from '../en/talk.ts';
