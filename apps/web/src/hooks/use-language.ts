import { useEffect, useSyncExternalStore } from 'react';

import { followConversation } from '../words/follow.ts';
import { onSpoken, type PageLanguage, pageLanguage } from '../words/in-use.ts';

/** The language of the page; what asks for it is drawn anew in another one, with all that is below it. */
export function useLanguage(): PageLanguage {
  return useSyncExternalStore(onSpoken, pageLanguage);
}

/** The page speaks the language of the conversation that is on the screen, unless the traveller chose another. */
export function useConversationLanguage(language: string | undefined): void {
  useEffect(() => {
    if (language === undefined) return undefined;
    followConversation(language);
    return () => followConversation(null);
  }, [language]);
}
