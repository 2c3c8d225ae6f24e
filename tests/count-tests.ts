/** Prints the last line of a CI run that has passed: the number of tests of both runners. */
import { readFileSync } from 'node:fs';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const { numPassedTests, numFailedTests } = read('reports/vitest.json');
const { expected, unexpected } = read('reports/playwright.json').stats;
console.log(`${numPassedTests + expected} passed, ${numFailedTests + unexpected} failed`);
