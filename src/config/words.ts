import { entryFor } from '../shared/language-entry.ts';
import ar from './words/ar.json' with { type: 'json' };
import cs from './words/cs.json' with { type: 'json' };
import de from './words/de.json' with { type: 'json' };
import el from './words/el.json' with { type: 'json' };
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import it from './words/it.json' with { type: 'json' };
import ja from './words/ja.json' with { type: 'json' };
import nl from './words/nl.json' with { type: 'json' };
import pl from './words/pl.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };
import ptPT from './words/pt-PT.json' with { type: 'json' };
import ru from './words/ru.json' with { type: 'json' };
import sv from './words/sv.json' with { type: 'json' };
import tr from './words/tr.json' with { type: 'json' };
import uk from './words/uk.json' with { type: 'json' };
import zh from './words/zh.json' with { type: 'json' };
import zhHant from './words/zh-Hant.json' with { type: 'json' };

/** The words that Vitrine brings, in one language. */
export type Words = typeof en;

/** The words in each language, or in one of its scripts or countries. */
const languages: Readonly<Record<string, Words>> = {
  ar,
  cs,
  de,
  el,
  en,
  es,
  fr,
  he,
  it,
  ja,
  nl,
  pl,
  pt,
  'pt-PT': ptPT,
  ru,
  sv,
  tr,
  uk,
  zh,
  'zh-Hant': zhHant,
};

/** Returns the words in a language; undefined if there are none. */
export function wordsIn(tag: string): Words | undefined {
  return entryFor(tag, languages);
}
