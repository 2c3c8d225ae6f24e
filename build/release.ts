import { build } from 'vite-react-ssg/node';

process.env.RELEASE = '1';
try {
  await build();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
