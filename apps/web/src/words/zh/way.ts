export { way } from '../en/way.ts';
