import { nearest } from '../nearest.ts';
import { ToolResult } from './tool-result.ts';
import type { Tool } from './tool.ts';

/** Names that a message lists before it leaves off. */
const LISTED_NAMES = 30;

/** Why a call is not made, in words that tell the model how to go on. `metadata.code` is stable. */
export const refusals = {
  /** @param nameOf - How the caller was told the name of a tool. */
  unknownTool(name: string, tools: readonly Tool[], nameOf = (tool: string): string => tool): ToolResult {
    const names = tools.map((tool) => nameOf(tool.name));
    const instead = nearest(name, names);
    const hint = instead === undefined ? '' : ` Did you mean "${instead}"?`;
    const shown = names.slice(0, LISTED_NAMES).join(', ') || 'none; answer with what you know';
    const rest = names.length > LISTED_NAMES ? ` and ${names.length - LISTED_NAMES} more` : '';
    return ToolResult.error(
      `No tool is called ${JSON.stringify(name.toWellFormed())}.${hint} Tools there are: ${shown}${rest}.`,
      {
        code: 'unknown-tool',
      },
    );
  },

  invalidArguments(message: string): ToolResult {
    return ToolResult.error(message, { code: 'invalid-arguments' });
  },

  permissionDenied(name: string, lacking: readonly string[]): ToolResult {
    const list = lacking.map((permission) => `"${permission}"`).join(', ');
    return ToolResult.error(
      `"${name}" needs the permission ${list}, which was not given. Do without it, or say in your answer what is needed.`,
      { code: 'permission-denied' },
    );
  },

  approvalRequired(name: string): ToolResult {
    return ToolResult.error(
      `"${name}" was not called: a person has to approve this call first, and nobody has. Go on without it.`,
      { code: 'approval-required' },
    );
  },

  /** @param until - ISO 8601. */
  approvalExpired(name: string, until: string): ToolResult {
    return ToolResult.error(
      `"${name}" was not called: its approval was good until ${until}. A process that has died may have called it before: find out before you ask for it again.`,
      { code: 'approval-expired', until },
    );
  },

  /** @param until - ISO 8601. */
  unanswered(name: string, until: string): ToolResult {
    return ToolResult.error(`"${name}" was not called: nobody approved it before ${until}, which counts as a no.`, {
      code: 'approval-unanswered',
      until,
    });
  },

  rejected(name: string, { by, note }: { readonly by: string; readonly note?: string | undefined }): ToolResult {
    const why = note === undefined ? '.' : `: ${note}`;
    return ToolResult.error(
      `"${name}" was not called: a person said no${why} Do not ask for the same again; go on without it.`,
      { code: 'approval-rejected', by },
    );
  },

  endlessNesting(callers: readonly string[]): ToolResult {
    return ToolResult.error(`Tools must not call one another in circles or too deeply: ${callers.join(' → ')}.`, {
      code: 'endless-nesting',
    });
  },

  circuitOpen(name: string, waitMs: number): ToolResult {
    return ToolResult.error(
      `"${name}" has failed several times in a row and is given a rest for ${Math.ceil(waitMs / 1000)} s. Go on without it.`,
      { code: 'circuit-open', waitMs },
    );
  },

  tooManyCalls(limit: number): ToolResult {
    return ToolResult.error(
      `Not called: of one reply no more than ${limit} calls are made. Call again what is still needed.`,
      { code: 'too-many-calls', limit },
    );
  },

  callsUsedUp(limit: number): ToolResult {
    return ToolResult.error(
      `Not called: all ${limit} calls that this work may make have been made. Give your final answer with what you have.`,
      { code: 'calls-used-up', limit },
    );
  },

  cutOff(): ToolResult {
    return ToolResult.error(
      'Not called: the call was cut off before its end, or a quote or bracket in it is not closed. Make it again, whole; write less if need be.',
      { code: 'cut-off' },
    );
  },

  severalArguments(): ToolResult {
    return ToolResult.error(
      'Not called: the call has several arguments in a row, and only one is expected. Make a call for each that is needed.',
      { code: 'several-arguments' },
    );
  },

  refusedByHook(hook: string, reason: string): ToolResult {
    return ToolResult.error(reason, { code: 'refused-by-hook', hook });
  },

  brokenHook(reason: string): ToolResult {
    return Object.freeze({
      ...ToolResult.error('The call was held back, for what guards it has failed. Go on without it.', {
        code: 'hook-failed',
      }),
      errorMessage: reason,
    });
  },

  aborted(): ToolResult {
    return ToolResult.error('The call was given up.', { code: 'aborted' });
  },
};

const REFUSALS: readonly unknown[] = [
  'unknown-tool',
  'invalid-arguments',
  'permission-denied',
  'approval-required',
  'approval-expired',
  'endless-nesting',
  'refused-by-hook',
  'input-required',
];

/** Whether a call with this `metadata.code` was refused for what it is, so that the same call would be again. */
export function isRefusal(code: unknown): boolean {
  return REFUSALS.includes(code);
}
