import { type Language, type TalkTopic, textsIn } from '@wayfarer/language';

import { type Act, isPlanScene, type Scene } from '../scene.ts';
import { sayHungry, saySore, sayTired } from '../talk/say-care.ts';
import { sayEmergency, sayIll, sayLostDocument } from '../talk/say-emergency.ts';
import { findWantedLanguage } from '../talk/wanted-language.ts';
import { changeChips, helpChips } from './help-chips.ts';

/** Every talk has an answer that leads on. */
export function actOnTalk(topic: TalkTopic, text: string, scene: Scene): Act & { readonly language?: Language } {
  const { talk } = scene.speaker.texts;
  switch (topic) {
    case 'emergency':
      return sayEmergency(scene);
    case 'lost-document':
      return sayLostDocument(scene);
    case 'export':
    case 'research':
    case 'forget':
    case 'rename':
      return { text: scene.speaker.texts.wishes.wayTo[topic] };
    case 'person':
      return callPerson(scene);
    case 'tired':
      return { ...noted(topic, scene), ...sayTired(scene) };
    case 'sore':
      return { ...noted('tired', scene), ...saySore(scene) };
    case 'as-it-is':
      return { text: talk.stopped };
    case 'ill':
      return sayIll(scene);
    case 'hungry':
      return { ...noted(topic, scene), ...sayHungry(scene) };
    case 'language':
      return switchLanguage(text, scene);
    case 'thanks':
    case 'praise':
    case 'goodbye':
      return { text: talk[topic] };
    case 'how-are-you':
      return { text: talk.howAreYou, offered: helpChips(scene) };
    case 'who-are-you':
      return { text: talk.whoAreYou, offered: helpChips(scene) };
    case 'complaint':
    case 'insult':
      return { text: talk[topic], offered: changeChips(scene) };
    case 'off-topic':
      return { text: talk.offTopic, offered: helpChips(scene) };
    default:
      return { text: talk[topic], offered: helpChips(scene) };
  }
}

/** On the way it is noted how somebody is; before, nobody is on their feet. */
function noted(kind: 'tired' | 'hungry', scene: Scene): Pick<Act, 'events'> {
  if (!isPlanScene(scene) || !scene.journey.underWay) return {};
  return { events: scene.decide({ type: 'tell', note: { kind } }) };
}

/** Where somebody reads the inbox they are told, once; nobody is promised who is not there. */
function callPerson(scene: Scene): Act {
  const { talk } = scene.speaker.texts;
  if (scene.world.hasPerson !== true) return { text: talk.nobody, offered: helpChips(scene) };
  if (scene.state.handedOver) return { text: talk.calledAlready };
  return {
    text: talk.called,
    events: [{ type: 'chat-handed-over', version: 1, author: 'traveller', content: {} }],
  };
}

function switchLanguage(text: string, { speaker }: Scene): Act & { readonly language?: Language } {
  const language = findWantedLanguage(text);
  return language === undefined
    ? { text: speaker.texts.talk.language }
    : { text: textsIn(language).talk.spoken, language };
}
