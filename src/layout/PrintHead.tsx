import { usePage } from '../page-context.ts';
import { facts } from '../site/facts.ts';
import { settings } from '../site/settings.ts';

/**
 * The publisher, once given, the page's address and how to reach the publisher, beside the product's name
 * at the top of the first printed sheet: its reader may not have seen the site.
 */
export function PrintHead() {
  const { page, to } = usePage();
  const { name, phone } = facts.publisher;
  const address = `${settings.origin}${to(page)}`.replace(/^https?:\/\/|\/$/g, '');
  const parts = [name, page !== 'not-found' && address, settings.contactEmail, phone];
  return <p className="page-column print-head">{parts.filter(Boolean).join(' – ')}</p>;
}
