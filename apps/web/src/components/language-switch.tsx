import { useLanguage } from '../hooks/use-language.ts';
import { chooseLanguage } from '../words/follow.ts';
import { DOCUMENT_LANGUAGES, LANGUAGE_NAMES, LANGUAGES, words } from '../words/in-use.ts';
import classes from './language-switch.module.css';

/** The languages that the page speaks, each by its own name; what is chosen is remembered. */
export function LanguageSwitch() {
  const language = useLanguage();
  const { language: label } = words().frame;
  return (
    <select
      className={classes.select}
      aria-label={label}
      title={label}
      value={language}
      onChange={(event) => chooseLanguage(event.currentTarget.value)}
    >
      {LANGUAGES.map((each) => (
        <option key={each} value={each} lang={DOCUMENT_LANGUAGES[each]}>
          {LANGUAGE_NAMES[each]}
        </option>
      ))}
    </select>
  );
}
