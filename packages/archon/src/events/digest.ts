/** SHA-256 of `text` as UTF-8, in lower-case hex. Node's is `nodeDigest` of `@wayfarer/archon/node`. */
export type Digest = (text: string) => string;
