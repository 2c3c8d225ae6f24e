import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Makes an i18next instance for one language, without a fallback.
 * @param tag BCP 47 tag.
 * @param texts the keys of each namespace, as read from `locales/<tag>/`.
 * @param variables values that any text may use, such as `{{product}}`.
 * @throws Error, when used, for a missing key or value. It stops the build before a visitor sees a
 * gap.
 *
 * `returnObjects` fills in a whole group at once, with the same values. So a text with variables of
 * its own stands beside its group, such as `circuitGap` beside `circuit`.
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
    // Only with this does i18next call the handler of missing keys.
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`locales/${tag}/${namespace}.json : la clé « ${key} » manque`);
    },
    missingInterpolationHandler: (text, match) => {
      throw new Error(`locales/${tag}/ : ${match[0]} n’a pas de valeur dans « ${text} »`);
    },
  });
  return instance;
}
