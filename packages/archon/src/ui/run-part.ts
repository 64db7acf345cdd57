import type { ApprovalRequest } from '../tool/approval.ts';
import type { ToolResult } from '../tool/tool-result.ts';

/** What a reader sees of a run, before it is put in the words of some user interface. */
export type RunPart =
  | { readonly type: 'run-started'; readonly runId: string }
  | { readonly type: 'step-started'; readonly step: number }
  /** `thought` is what the model says to itself, `text` what it says to the reader. */
  | { readonly type: 'speech-started' | 'speech-ended'; readonly as: SpeechKind; readonly id: string }
  | { readonly type: 'speech'; readonly as: SpeechKind; readonly id: string; readonly delta: string }
  | {
      readonly type: 'tool-called';
      readonly callId: string;
      readonly tool: string;
      readonly arguments: unknown;
    }
  /** A person has to approve the call; nothing of the reply is done before. */
  | { readonly type: 'approval-requested'; readonly callId: string; readonly request: ApprovalRequest }
  | {
      readonly type: 'approval-answered';
      readonly callId: string;
      readonly approved: boolean;
      readonly reason?: string | undefined;
    }
  | { readonly type: 'tool-ended'; readonly callId: string; readonly tool: string; readonly result: ToolResult }
  /** Said by the user while the run worked. */
  | { readonly type: 'message-received'; readonly text: string }
  | { readonly type: 'step-ended'; readonly step: number }
  | {
      readonly type: 'run-ended';
      readonly runId: string;
      readonly result: ToolResult;
      /** Questions that people have to answer before the run goes on, by the reader's name of the call. */
      readonly open: readonly { readonly callId: string; readonly request: ApprovalRequest }[];
    };

export type SpeechKind = 'thought' | 'text';
