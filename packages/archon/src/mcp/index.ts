/**
 * @module
 * The Model Context Protocol, both ways: the tools of a registry for any client (`createMcpServer`), and the tools of any server
 * for our agents (`connectMcpServer`). Each loads its package when it is called: `@modelcontextprotocol/server` or
 * `@modelcontextprotocol/client`, version 2.
 */
export { createMcpServer, type McpToolServer } from './server/create-mcp-server.ts';
export type { McpCaller, McpServerOptions, McpToolCall } from './server/options.ts';
export { connectMcpServer } from './client/connect-mcp-server.ts';
export type { McpConnectOptions, McpServerPlace, McpToolSource } from './client/options.ts';
