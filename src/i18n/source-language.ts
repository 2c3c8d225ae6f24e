/** The language from which all others are translated; its pages have no language in their addresses. */
export const sourceLanguage = 'fr';
