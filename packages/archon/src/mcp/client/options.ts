import type { Tool as WireTool, Transport } from '@modelcontextprotocol/client';

import type { InputAnswer, InputRequest } from '../../tool/input-request.ts';
import type { ToolRegistry } from '../../tool/tool-registry.ts';
import type { ToolResult } from '../../tool/tool-result.ts';
import type { Tool } from '../../tool/tool.ts';

/** Where a server is: a command that is started, a URL, or a transport, made anew for each connection. */
export type McpServerPlace =
  | {
      readonly command: string;
      readonly args?: readonly string[] | undefined;
      /** Set for the server. Of ours, it has `PATH`, `HOME` and the like, nothing else. */
      readonly env?: Readonly<Record<string, string>> | undefined;
      readonly cwd?: string | undefined;
      /** Whether what the server writes for its developers is shown in this process. Default `ignore`. */
      readonly stderr?: 'ignore' | 'inherit' | undefined;
    }
  | {
      readonly url: string | URL;
      /** Sent with each request, such as `authorization`; only to the origin of `url`. */
      readonly headers?: Readonly<Record<string, string>> | undefined;
    }
  | { readonly transport: () => Transport };

/** Where an MCP server is, what its tools are called here, and how much it may take of time and text. */
export type McpConnectOptions = McpServerPlace & {
  /** Names of its tools begin so: `weather.forecast`. At most 32 characters. */
  readonly name: string;
  /** What a caller must be permitted; of all tools, or by tool. Default: `mcp-` and the name, so `mcp-weather`. */
  readonly permissions?: readonly string[] | ((tool: WireTool) => readonly string[]) | undefined;
  /** Which of its tools are taken. Default: all, 128 at most. */
  readonly include?: ((tool: string) => boolean) | undefined;
  /** Time for one call. Default: the engine's. */
  readonly timeoutMs?: number | undefined;
  /** Time to connect and list the tools. Default 15,000. */
  readonly connectTimeoutMs?: number | undefined;
  /** Most that is read of one message of the server. Default 1,000,000. */
  readonly maxResultBytes?: number | undefined;
  /** Results are given to models as they are, not as quoted data from outside. Default false. */
  readonly trusted?: boolean | undefined;
  /**
   * Asks a person what a tool wants to know, while the call waits. Default: the call ends with the question
   * (`metadata.code` is `input-required`), and is made again with `input`. Servers before 2026-07-28 cannot ask so.
   */
  readonly onInputRequired?:
    | ((request: InputRequest, tool: string) => Promise<Readonly<Record<string, InputAnswer>>>)
    | undefined;
  /** Hears when the server's tools have changed. */
  readonly onChange?: ((tools: readonly Tool[]) => void) | undefined;
  /** Hears what goes wrong outside calls, such as a list that could not be read. */
  readonly onError?: ((error: Error) => void) | undefined;
};

/** Tools of a server, as they are there now. */
export interface McpToolSource {
  readonly name: string;
  /** The same array until something changes. */
  readonly tools: readonly Tool[];
  /**
   * Registers the tools, and follows the server: what it adds is registered, what it takes away is unregistered.
   *
   * @returns Unregisters them.
   * @throws {MisuseError} if the name of one is taken.
   */
  addTo(registry: ToolRegistry): () => void;
  /** Ends the connection, and the process where one was started. */
  close(): Promise<void>;
}

/** Makes a call on a server. */
export type ForeignCall = (
  tool: WireTool,
  args: unknown,
  context: Parameters<Tool['execute']>[1],
) => Promise<ToolResult>;
