/** The id of the panel with the e-mail address, which contact buttons open without JavaScript. */
export const directContactId = 'direct-contact';
