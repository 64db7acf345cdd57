import type { StoredEvent } from '@wayfarer/archon';
import type { Edit } from '@wayfarer/edits';
import type { Choice, Draft, InFocus, Language, Understood } from '@wayfarer/language';

import { type About, answerFocus, hearFocus } from './focus.ts';
import { isProposing } from './proposal.ts';

/** What a conversation about a plan goes on from. */
export interface Conversation {
  /** In which the traveller wrote last, as far as that was plain: answers come in it. */
  readonly language: Language;
  /** The chips under the newest answer. */
  readonly offered: readonly Choice[];
  /** What the newest answer asked for. */
  readonly draft: Draft | null;
  /** An edit that did not fit, while what would make room for it is offered. */
  readonly wished: Edit | null;
  /** What was spoken of last: "it". */
  readonly about: About | null;
  /** What the last messages and answers spoke of, newest first. */
  readonly focus: readonly InFocus[];
  /** Whether the newest message is answered, and if so, whether the planner has read a part of it besides. */
  readonly turn: 'heard' | 'answered' | 'read-on';
  /** What the newest message has changed in the plan: "the same on Sunday". */
  readonly edited: readonly Edit[];
  /** What the newest message asked for. */
  readonly acts: readonly string[];
  /** The language model had no usable answer when it was asked last, and that was said. */
  readonly modelSilent: boolean;
}

export const NOTHING_SAID: Conversation = {
  language: 'en',
  offered: [],
  draft: null,
  wished: null,
  about: null,
  focus: [],
  turn: 'answered',
  edited: [],
  acts: [],
  modelSilent: false,
};

/** What an answer of ours brings besides its words. */
export interface Spoken {
  readonly text: string;
  readonly offered?: readonly Choice[];
  readonly draft?: Draft;
  readonly wished?: Edit;
  readonly about?: About;
}

interface Heard extends Pick<Understood, 'readBy' | 'acts' | 'named'> {
  readonly language?: Language;
}

/** What is offered is so until the next answer. */
export function evolveConversation(said: Conversation, { type, content }: StoredEvent): Conversation {
  switch (type) {
    case 'message-received': {
      const { language = said.language, acts = [], named = [], readBy } = content as Heard;
      return {
        ...said,
        language,
        acts,
        edited: [],
        focus: hearFocus(said.focus, named),
        turn: 'heard',
        modelSilent: readBy ? readBy === 'rules-instead' : said.modelSilent,
      };
    }
    case 'message-understood': {
      const { hints } = content as { readonly hints?: { readonly language?: Language } };
      const turn = said.turn === 'answered' ? 'read-on' : said.turn;
      return { ...said, turn, language: hints?.language ?? said.language };
    }
    case 'message-sent': {
      const isMore = said.turn === 'read-on';
      const before = isMore ? said : NOTHING_SAID;
      const { draft = before.draft, wished = before.wished, about = said.about } = content as Partial<Spoken>;
      const { language = said.language, goesOn } = content as { readonly language?: Language; readonly goesOn?: true };
      const { offered: more = [] } = content as Partial<Spoken>;
      // Of a message with two parts, both answers stand with what they offer.
      const offered = goesOn || isMore ? [...said.offered, ...more] : more;
      const told = (content as Partial<Spoken>).about;
      const focus = answerFocus(said.focus, { about: told, isProposed: isProposing(offered) });
      return { ...said, language, offered, draft, wished, about, focus, turn: 'answered' };
    }
    case 'plan-edited':
      return { ...said, edited: [...said.edited, (content as { readonly edit: Edit }).edit] };
    case 'person-forgotten':
      return { ...NOTHING_SAID, language: said.language };
    default:
      return said;
  }
}
