import { valueOf } from '../facts.ts';
import { notesIn } from './notes.ts';
import { learn, NOTHING } from './read-result.ts';
import type { FactReader } from './said.ts';

/** Occasions that are for two. */
const FOR_TWO =
  /honeymoon|flitterwochen|hochzeitsreise|lune de miel|luna de miel|propos(?:al|ing)|romanti|ハネムーン|新婚|プロポーズ|蜜月|求婚|heiratsantrag/iu;

/** `occasion`: a honeymoon is for two; the others tell nothing that plans know. */
export const readOccasion: FactReader = (said, context) => {
  const found = FOR_TWO.exec(said.text);
  if (!found) return { ...NOTHING, unused: [said.text.trim()] };
  if (valueOf(context.facts, 'travelers') !== undefined) return NOTHING;
  return {
    ...NOTHING,
    learned: [learn('travelers', 2, { status: 'assumed', note: notesIn(context.language).forTwo(found[0]) })],
  };
};

/** `decide-for-us`: whatever is not known may be assumed. */
export const readDecideForUs: FactReader = () => ({ ...NOTHING, hints: { rest: 'assume' } });

/** `autonomy-ask`, `autonomy-act`. */
export const readAutonomy: FactReader = ({ act }) => ({
  ...NOTHING,
  learned: [learn('autonomy', act === 'autonomy-ask' ? 'ask' : 'small-changes')],
});
