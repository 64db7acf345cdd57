/**
 * Resolves in the next turn of the event loop, when all that could go on in this one has done so.
 * A message to oneself is the shortest such wait that Node and browsers share.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(undefined);
  });
}
