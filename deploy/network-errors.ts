/** What the errors of the network and of TLS mean to somebody who keeps a site, by the code that Node gives them. */
const reasons: Record<string, string> = {
  ENOTFOUND: 'ce nom n’est pas dans le DNS',
  EAI_AGAIN: 'le DNS ne répond pas',
  ECONNREFUSED: 'la connexion est refusée',
  ECONNRESET: 'la connexion est coupée',
  EPIPE: 'la connexion est coupée',
  ETIMEDOUT: 'la connexion n’aboutit pas',
  EHOSTUNREACH: 'aucun chemin ne mène à cette adresse',
  ENETUNREACH: 'aucun chemin ne mène à cette adresse',
  EADDRNOTAVAIL: 'cette machine n’a pas d’adresse de cette sorte',
  CERT_HAS_EXPIRED: 'le certificat a expiré',
  CERT_NOT_YET_VALID: 'le certificat n’est pas encore valable',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'le certificat est signé par lui-même',
  SELF_SIGNED_CERT_IN_CHAIN: 'le certificat est signé par une autorité inconnue',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'le certificat est signé par une autorité inconnue',
  ERR_TLS_CERT_ALTNAME_INVALID: 'le certificat ne vaut pas pour ce nom',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'la chaîne du certificat est incomplète (servez fullchain.pem, non cert.pem)',
  ERR_SSL_WRONG_VERSION_NUMBER: 'ce port ne parle pas HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'ce port ne parle pas HTTPS',
  ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR: 'le serveur n’a pas de certificat pour ce nom',
  ERR_SSL_TLSV1_UNRECOGNIZED_NAME: 'le serveur n’a pas de certificat pour ce nom',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'le serveur et cette machine n’ont pas de TLS commun',
  EPROTO: 'ce port ne parle pas HTTPS',
};

/** @returns why a request failed, in French; an error that nobody has met yet is named by its code. */
export function reasonOf(error: Error & { code?: string | number }): string {
  const code = String(error.code ?? '');
  if (code.startsWith('HPE_')) {
    return 'ce port ne parle pas HTTP';
  }
  return reasons[code] ?? `erreur ${code || error.name} (${error.message})`;
}
