import { blank, findAll, overlaps, type Span } from '@wayfarer/router/grammar';

import type { Remark } from '../brain.ts';

// Each pattern reads a bounded stretch, so a hostile text costs no more than a kind one of its length.
const ORDERS: readonly RegExp[] = [
  /<\/?[a-z!][^<>]{0,400}>/gi,
  /\b(?:please )?(?:ignore|disregard|forget|override|bypass) (?:all |any |of |the |my |your |these |those |previous |prior |above |earlier |safety |system |everything |what ){0,6}(?:instructions?|rules?|prompts?|messages?|above|before|guidelines?|polic(?:y|ies)|constraints?|told you|said)\b/gi,
  /\byou are (?:now|no longer) [^.!?\n,;]{1,80}/gi,
  /\b(?:act|behave|respond|pretend) (?:as|like|to be) (?:if you (?:are|were) )?(?:an? |the )?(?:admin\w*|developer|system|root|ai|assistant|model|dan)\b[^.!?\n,;]{0,60}/gi,
  /(?:^|\n)\s{0,8}(?:system|assistant|developer|tool|user|admin)\s?:[^\n]{0,400}/gi,
  // Who says "I pay for everything" gives no order.
  /(?<!\b(?:i|we|he|she|they|who|i['’]?ll|we['’]?ll|he['’]?ll|she['’]?ll|they['’]?ll|will|would|can|to|my \p{L}{1,20}|our \p{L}{1,20}) )\b(?:approve|confirm|accept|book|pay for) everything(?: (?:automatically|without asking|at once|now))?/giu,
  /\bset (?:the |all |every |my )?(?:total |hotel )?(?:prices?|costs?|fees?|totals?|budgets?) (?:to|=|at) (?:0|zero|nothing|free)\b/gi,
  /\b(?:reveal|print|show|repeat|output|leak) (?:me )?(?:your |the )?(?:system |hidden |secret |initial )?(?:prompts?|instructions|api keys?|secrets?|passwords?)\b/gi,
  /\b(?:developer|debug|admin|god|jailbreak|dan) mode\b/gi,
  /\b(?:call|run|execute|invoke) (?:the )?(?:tool|function|command|shell|script)\b[^.!?\n;]{0,80}/gi,
  /\b(?:drop table|delete from|rm -rf|sudo |eval\(|curl http)\b[^\n]{0,80}/gi,
];
/** How far a brace may stand from its partner, in characters. */
const LONGEST_JSON = 2_000;
const CALL = /"(?:tool|name|function|arguments|action|role|tool_calls?|command|parameters|input)"\s{0,4}:/i;
const SCRIPT = /<(script|style)\b/gi;

/** Text that tells the program what to do, taken out; the rest of the message is read as data like any other. */
export function withoutOrders(text: string): { readonly text: string; readonly remarks: readonly Remark[] } {
  const orders: Span[] = [...listScripts(text), ...listCalls(text)];
  let rest = blank(text, orders);
  for (const pattern of ORDERS) {
    const found = findAll(rest, pattern).filter((span) => !orders.some((order) => overlaps(order, span)));
    orders.push(...found);
    rest = blank(rest, found);
  }
  return { text: rest, remarks: orders.length > 0 ? [IGNORED] : [] };
}

const IGNORED: Remark = {
  code: 'order-ignored',
  text: 'Part of your message gives orders to the program; I left that part alone and read only what it says about the trip.',
};

/** A script with all it holds. */
function listScripts(text: string): Span[] {
  const lower = text.toLowerCase();
  return findAll(text, SCRIPT)
    .slice(0, 20)
    .map(({ index, text: tag }) => {
      const close = lower.indexOf(`</${tag.slice(1).toLowerCase()}`, index);
      return { index, end: close < 0 ? text.length : Math.min(text.length, close + tag.length + 2) };
    });
}

/** JSON that looks like a call of a tool. */
function listCalls(text: string): Span[] {
  const calls: Span[] = [];
  const starts: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') starts.push(at);
    if (text[at] !== '}') continue;
    const index = starts.pop();
    if (index === undefined || starts.length > 0 || at - index > LONGEST_JSON) continue;
    if (CALL.test(text.slice(index, at + 1))) calls.push({ index, end: at + 1 });
  }
  return calls;
}
