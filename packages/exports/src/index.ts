/**
 * @module
 * A plan to take along: written from what the contract says of a trip, to a calendar, to maps, to text and to print. Nothing
 * here asks the world or a clock.
 */
export { type ExportedPlan, NoSuchOptionError, NothingToExportError, toExportedPlan } from './exported-plan.ts';
export { toContentDisposition, toFileName } from './file-name.ts';
export {
  PLAN_FORMAT_NAMES,
  PLAN_FORMATS,
  type PlanFormat,
  type PlanFormatName,
  SHARE_EXTENSION,
  writePlan,
} from './formats.ts';
export type { DrawnMap } from './print/sketch-paths.ts';
export { type Paper, PAPERS, toPrintPage } from './print/to-print-page.ts';
