import { build } from 'vite-react-ssg/node';

// `npm run build`: what keeps the site from being built is said in words, without the tools' own trace.
try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
