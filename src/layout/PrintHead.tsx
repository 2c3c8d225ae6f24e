import { ToComplete } from '../components/ToComplete.tsx';
import { usePage } from '../page-context.ts';
import { facts } from '../site/facts.ts';
import { settings } from '../site/settings.ts';

/**
 * The publisher and the page's address, below the product's name at the top of the first printed
 * sheet: its reader may not have seen the site.
 */
export function PrintHead() {
  const { page, to } = usePage();
  const address = `${settings.origin}${to(page)}`.replace(/^https?:\/\/|\/$/g, '');
  return (
    <p className="page-column print-head">
      {facts.publisher.name ?? <ToComplete />}
      {page !== 'not-found' && ` – ${address}`}
    </p>
  );
}
