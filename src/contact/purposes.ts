import type { Subject } from './request.ts';

/** What the publisher reads of the button with which a request was begun (spec §3). */
export type Context =
  | 'Demo'
  | 'Contact'
  | 'Format personnalisé'
  | 'Collectivité pilote'
  | 'Deployment'
  | 'Module heures supplémentaires'
  | 'Hosting';

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
} satisfies Record<string, { subject: Subject; context: Context }>;

/** The purpose of a contact button. */
export type Purpose = keyof typeof purposes;
