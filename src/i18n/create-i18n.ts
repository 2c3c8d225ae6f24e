import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Makes an i18next instance for one language, without a fallback.
 * @param variables values that any text may use, such as `{{product}}`.
 * @throws Error, when used, for a missing key or value. TypeScript refuses a missing key too, but a
 * host who has changed a text builds without it.
 *
 * `returnObjects` fills in a whole group at once, with the same values. So a text with variables of
 * its own stands beside its group, such as `sheetGap` beside `sheet`.
 */
export function createI18n(tag: string, texts: object, variables: Record<string, string>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: texts as ResourceLanguage },
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: variables },
    // An empty text is an answer, reference or caption that the publisher has not given.
    returnEmptyString: true,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (path) => {
      const [file, key] = path.split(':');
      throw new Error(`locales/${tag}/${file}.json : la clé « ${key} » manque`);
    },
    missingInterpolationHandler: (text, match) => {
      throw new Error(`locales/${tag}/ : ${match[0]} n’a pas de valeur dans « ${text} »`);
    },
  });
  return instance;
}
