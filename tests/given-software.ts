import type { SoftwareFacts } from '../src/site/facts.ts';

/** Every fact of the software, as a publisher may give it. Invented; none is on the site. */
export const givenSoftware: { [Fact in keyof SoftwareFacts]: NonNullable<SoftwareFacts[Fact]> } = {
  cloudHost: 'Hébergeur Exemple SAS',
  cloudQualifications: ['SecNumCloud', 'ISO 27001'],
  dataCentre: 'Lille et Roubaix, France',
  furtherProcessors: { onPremise: [], cloud: ['Hébergeur Exemple SAS'] },
  operatingSystems: ['Debian 13', 'Windows Server 2025'],
  databases: ['PostgreSQL 17', 'MariaDB 11.8'],
  networkFlows: {
    onPremise: 'HTTPS (443) entrant depuis vos structures ; aucun flux sortant',
    cloud: 'HTTPS (443) sortant vers le service',
  },
  updates: {
    onPremise: 'votre DSI, avec le paquet que nous annonçons par email 15 jours avant',
    cloud: 'nous, la nuit ; l’annonce est faite par email 15 jours avant',
  },
  singleSignOn: ['SAML 2.0', 'OpenID Connect'],
  secondFactor: 'code à usage unique (TOTP)',
  accessibility: 'partial',
  encryptionInTransit: 'TLS 1.2 ou 1.3',
  encryptionAtRest: { onPremise: 'par vos disques', cloud: 'AES-256, clés gérées par l’hébergeur' },
  logs: { events: 'connexions, saisies, validations, exports', months: 12 },
  penetrationTests: 'une fois par an, par un tiers ; synthèse remise sur demande',
  backups: { everyHours: 6, keptDays: 30 },
  recoveryPointHours: 6,
  recoveryTimeHours: 24,
  availabilityPercent: 99.5,
  support: 'téléphone et email, réponse en 1 h si le service est arrêté, en 8 h sinon',
  restitution: { format: 'CSV, avec la description des colonnes', days: 30 },
};
