import { observe } from './observe.ts';

/** `npm run observatory -- https://…`: Mozilla Observatory's published rules, without telling Mozilla. */
const [address] = process.argv.slice(2);
const url = URL.parse(address ?? '');
if (!url) {
  console.error('observatory: name the site: npm run observatory -- https://www.example.fr');
  process.exitCode = 1;
} else {
  const { grade, score, verdicts } = await observe(url.origin, url.protocol === 'https:' ? `http://${url.host}` : null);
  for (const { test, result, points } of verdicts) console.log(`${String(points).padStart(4)}  ${test}: ${result}`);
  console.log(`${String(score).padStart(4)}  ${grade}`);
  if (grade !== 'A+') process.exitCode = 1;
}
