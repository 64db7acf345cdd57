import type { IncomingMessage } from 'node:http';

import type { McpServer } from '@modelcontextprotocol/server';

import type { ToolExecutionEngine } from '../../tool/tool-execution-engine.ts';
import type { ToolRegistry } from '../../tool/tool-registry.ts';

/** What an MCP server offers: its name, its tools, who may call them, and which calls a person is asked about first. */
export interface McpServerOptions {
  /** How the server calls itself. */
  readonly name: string;
  readonly version: string;
  /** Told to clients: what the tools are for together, and in which order to use them. */
  readonly instructions?: string | undefined;
  /** What is offered. Tools that come or go are announced. */
  readonly tools: ToolRegistry;
  /** Makes the calls; made of the same registry. */
  readonly engine: ToolExecutionEngine;
  /** What callers are permitted. Tools that need more are not offered. Default: nothing. */
  readonly permissions?: readonly string[] | undefined;
  /**
   * Says who sends an HTTP request; `undefined` for nobody we know, which is answered 401. Default: this machine only, without
   * an account.
   */
  readonly authorize?:
    | ((request: IncomingMessage) => McpCaller | undefined | Promise<McpCaller | undefined>)
    | undefined;
  /** A question to a person before a call is made, for instance of a tool that deletes; `undefined` for none. */
  readonly askBefore?: ((call: McpToolCall) => string | undefined | Promise<string | undefined>) | undefined;
  /**
   * Signs what has to come back with an answer; at least 32 bytes. The same in all processes that serve, and after a restart:
   * then a question survives both. Default: made anew by each process.
   */
  readonly stateKey?: string | undefined;
  /** A question is open for so long. Default 600,000. */
  readonly answerWithinMs?: number | undefined;
  /** Larger results become an error that says so. Default 1,000,000 bytes, text and structure together. */
  readonly maxResultBytes?: number | undefined;
  /** Clients may keep the list of tools for so long without asking again. Default 60,000. */
  readonly listTtlMs?: number | undefined;
  /**
   * Host names by which browsers may reach it, and from whose pages, besides `localhost`, `127.0.0.1` and `[::1]`. Behind a proxy all
   * requests come from this machine: there, say who calls by `authorize`.
   */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Adds resources and prompts to each server that is made: one for each HTTP request, one for each other connection. */
  readonly extend?: ((server: McpServer) => void) | undefined;
  /** Hears what goes wrong between clients and tools. */
  readonly onError?: ((error: Error) => void) | undefined;
}

/** Whoever calls. */
export interface McpCaller {
  /** An answer counts only for the caller whose call was asked about. */
  readonly id: string;
  /** In place of those of the server. */
  readonly permissions?: readonly string[] | undefined;
}

/** A call that a client makes, as `askBefore` sees it. */
export interface McpToolCall {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly caller: McpCaller;
}
