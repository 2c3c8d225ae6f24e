import { usePage } from '../page-context.ts';
import { facts } from '../site/facts.ts';
import { settings } from '../site/settings.ts';

/**
 * The publisher, once given, and the page's address, below the product's name at the top of the first
 * printed sheet: its reader may not have seen the site.
 */
export function PrintHead() {
  const { page, to } = usePage();
  const address = `${settings.origin}${to(page)}`.replace(/^https?:\/\/|\/$/g, '');
  return (
    <p className="page-column print-head">
      {[facts.publisher.name, page !== 'not-found' && address].filter(Boolean).join(' – ')}
    </p>
  );
}
