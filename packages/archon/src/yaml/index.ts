/**
 * @module
 * Files in YAML that people write: read by schemas of `zod`, which you install, and refused with every mistake at its line.
 */
export { describeProblem, InvalidFileError, type Problem } from './invalid-file-error.ts';
export {
  ANYTHING,
  chosen,
  describeValue,
  didYouMean,
  entries,
  expected,
  flag,
  type Flaw,
  isMapping,
  list,
  listNames,
  mapping,
  number,
  once,
  oneOf,
  oneOrMore,
  text,
  value,
  without,
} from './schemas.ts';
export { type YamlLocation, under, YamlFile } from './yaml-file.ts';
