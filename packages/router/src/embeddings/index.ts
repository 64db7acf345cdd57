/**
 * @module
 * Texts as vectors without a network: the Universal Sentence Encoder in its lite edition, for English. Its packages are
 * not installed with the framework.
 */
export { englishEmbedder } from './english-embedder.ts';
