const START = /^(?:(?:can|could|will|would) (?:you|somebody) )?/.source;
const WHAT = /(?:(?:all )?(?:the )?(?:missing |unknown )?(?:opening )?(?:hours|times|prices|fares|facts))/.source;
const UNKNOWN = /what (?:is not known|is unknown|is missing|(?:you|we|i) do not know|nobody knows)/.source;

/** Nothing but a request to look up what is not known; anything beside it is for whoever reads messages. */
const ASKS = [
  /(?:do (?:some |the )?|start )?research(?: (?:it|that|them|the (?:plan|trip|gaps)))?/.source,
  `(?:look|check) (?:it|that|them|${WHAT}|${UNKNOWN}) (?:up|online|on the web)(?: (?:online|on the web))?`,
  `(?:look up|find out|research|search(?: the web)? for) (?:it|that|them|${WHAT}|${UNKNOWN})(?: (?:online|on the web))?`,
].map((ask) => new RegExp(`${START}(?:${ask})$`));

export function asksForResearch(text: string): boolean {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll("n't", ' not')
    .replaceAll("'s ", ' is ')
    .replaceAll(/\bplease\b|[.!?,]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return ASKS.some((ask) => ask.test(plain));
}
