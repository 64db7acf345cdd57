/**
 * @module
 * Runs as user interfaces read them: the UI message stream of AI SDK's `useChat`, and events of AG-UI. Both are made from the
 * log, so a reader may come late, leave and come back; what a model is just saying comes from this process.
 */
export { type AgUiEvent, agUiResponse, toAgUiStream } from './ag-ui.ts';
export { LiveReplies, type LiveReply } from './live-replies.ts';
export {
  type MessageMetadata,
  toUiMessageStream,
  type UiMessageChunk,
  uiMessageResponse,
} from './ui-message-stream.ts';
