import type { Subject } from './request.ts';

/**
 * What the contact buttons are for: the subject that each fills in, and its context. Their words are
 * `purposes` of `contact.json`; a purpose without words of its own has the defaults (spec §4).
 */
export const purposes = {
  demo: { subject: 'demo', context: 'Demo' },
  contact: { subject: 'other', context: 'Contact' },
  customFormat: { subject: 'technical', context: 'Format personnalisé' },
  pilot: { subject: 'other', context: 'Collectivité pilote' },
  deployment: { subject: 'deployment', context: 'Deployment' },
  overtime: { subject: 'demo', context: 'Module heures supplémentaires' },
  hosting: { subject: 'hosting', context: 'Hosting' },
  pricing: { subject: 'pricing', context: 'Contact' },
} as const satisfies Record<string, { subject: Subject; context: string }>;

/** The purpose of a contact button. */
export type Purpose = keyof typeof purposes;

/** What the publisher reads of the button with which a request was begun (spec §3). */
export type Context = (typeof purposes)[Purpose]['context'];
