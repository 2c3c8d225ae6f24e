/** `npm run rgaa`: writes the page that people read. */
import { writeFileSync } from 'node:fs';
import { criteria } from './criteria.ts';
import { readme } from './readme.ts';

writeFileSync(new URL('README.md', import.meta.url), readme(criteria));
