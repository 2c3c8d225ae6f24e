import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import { initReactI18next } from 'react-i18next';

/**
 * Makes an i18next instance that speaks one language and nothing else.
 * @param tag BCP 47 tag.
 * @param copy namespace → keys, as read from `locales/<tag>/`.
 * @param variables values that any string may use, such as `{{product}}`.
 * @throws Error, when used, for a key or a variable that is missing: the build stops, no visitor sees a hole.
 */
export function createI18n(tag: string, copy: object, variables: Record<string, string>): i18n {
  const instance = createInstance();
  instance.use(initReactI18next).init({
    lng: tag,
    resources: { [tag]: copy as ResourceLanguage },
    defaultNS: 'common',
    interpolation: { escapeValue: false, defaultVariables: variables },
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      throw new Error(`locales/${tag}/${namespace}.json: "${key}" is missing`);
    },
    missingInterpolationHandler: (text, match) => {
      throw new Error(`locales/${tag}: "${match[0]}" has no value in "${text}"`);
    },
  });
  return instance;
}
