import { loadEnv } from 'vite';
import { readSettings } from '../../src/site/settings.ts';
import { table } from './findings.ts';
import { verifySite } from './site.ts';

const usage = 'npm run verify -- https://www.example.fr [--plain http://www.example.fr | --no-plain]';

/** `npm run verify`: holds a site that is up against the one source of its headers, and prints a table. */
async function main([address, option, plainAddress]: string[]): Promise<void> {
  const url = URL.parse(address ?? '');
  if (!url?.protocol.startsWith('http')) throw new Error(`name the site to verify:\n  ${usage}`);
  if (option && !['--plain', '--no-plain'].includes(option)) throw new Error(`unknown option ${option}:\n  ${usage}`);
  const environment = { ...loadEnv('production', process.cwd(), 'VITE_'), ...process.env };
  const settings = readSettings({ ...environment, VITE_SITE_URL: url.origin });
  const plain = option === '--no-plain' ? null : (plainAddress ?? `http://${url.host}`);
  const findings = await verifySite(settings, plain);
  const faults = findings.filter(({ fault }) => fault !== null);
  console.log(table(findings));
  console.log(`\n${url.origin}: ${findings.length} checks, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(`verify: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
