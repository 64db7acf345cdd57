/** A reply came and is of no use. Does not leave this folder: it becomes a `ModelError` with the fault `unreadable`. */
export class UnreadableReply extends Error {
  override readonly name = 'UnreadableReply';
}
