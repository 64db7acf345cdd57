import { type OptionInWords, sayDifference, sayOption, type Speaker } from '@wayfarer/language';
import type { ItineraryOption } from '@wayfarer/planner';

/** An option as it is told: in English as its event has it, else by what it says. Options of old logs have English alone. */
export function optionInWords(
  option: ItineraryOption,
  speaker: Speaker,
): OptionInWords & Pick<ItineraryOption, 'difference'> {
  const { title, description, highlights, tags, difference, told } = option;
  if (!told || speaker.language === 'en')
    return { title, description, highlights, tags, ...(difference !== undefined && { difference }) };
  return {
    ...sayOption(told, speaker),
    ...(told.difference && { difference: sayDifference(told.difference, speaker) }),
  };
}
