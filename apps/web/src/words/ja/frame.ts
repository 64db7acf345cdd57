export { frame } from '../en/frame.ts';
