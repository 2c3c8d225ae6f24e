/** The settings that a release cannot do without, as a host would give them. */
export const releaseEnvironment = {
  VITE_SITE_URL: 'https://www.collectivites.fr',
  VITE_CONTACT_EMAIL: 'contact@collectivites.fr',
  VITE_EMAILJS_PUBLIC_KEY: 'key',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
};
