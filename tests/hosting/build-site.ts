import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../site-copy.ts';
import { builtRelease, ofToday } from './site.ts';

/** Builds a release as a host does, for the address at which the tests serve it. @returns how to remove it again. */
export default async function buildSite(): Promise<() => void> {
  const copy = copySite();
  const { ok, output } = await copy.release(ofToday);
  if (!ok) throw new Error(output);
  cpSync(join(copy.dir, 'release'), builtRelease, { recursive: true });
  copy.remove();
  return () => rmSync(builtRelease, { recursive: true, force: true });
}
