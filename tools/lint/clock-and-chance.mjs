/**
 * @module
 * A rule for oxlint: the clock on the wall and the dice are arguments. Only compose.ts and adapters ask the machine.
 */
const PASS_IN =
  'is an argument: take a clock or a random source from the caller. Only compose.ts and adapters ask the machine.';

/** What is asked of the machine by `OBJECT.NAME`. */
const MEMBERS = new Map([
  ['Date.now', 'The time'],
  ['Math.random', 'Chance'],
]);

/** @typedef {{ name?: string }} Named */

const clockAndChance = {
  /** @param {{ report(fault: object): void }} context */
  create(context) {
    /** @type {(node: object, what: string) => void} */
    const report = (node, what) => context.report({ node, message: `${what} ${PASS_IN}` });
    return {
      /** @param {{ callee: Named, arguments: readonly object[] }} node */
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node, 'The time');
      },
      /** @param {{ callee: Named }} node */
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node, 'The time');
      },
      /** @param {{ object: Named, property: Named }} node */
      MemberExpression(node) {
        const what = MEMBERS.get(`${node.object.name}.${node.property.name}`);
        if (what !== undefined) report(node, what);
      },
    };
  },
};

export default { meta: { name: 'wayfarer' }, rules: { 'clock-and-chance': clockAndChance } };
