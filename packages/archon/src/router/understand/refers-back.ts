/** Words that stand for something said before. */
const BACK = /\b(it|its|that one|this one|that order|this order|the same( one)?|the order)\b/i;

/** Whether a message speaks of something without naming it: "refund it, please". */
export function refersBack(text: string): boolean {
  return BACK.test(text);
}
