import { join } from 'node:path';
import { copySite } from '../site-copy.ts';
import { releaseSettings } from './site.ts';

/** Builds a release as a host does, for the address at which the tests serve it. @returns how to remove it again. */
export default async function buildSite(): Promise<() => void> {
  const copy = copySite();
  const { ok, output } = await copy.release(releaseSettings);
  if (!ok) throw new Error(output);
  process.env.BUILT_RELEASE = join(copy.dir, 'release');
  return copy.remove;
}
