/**
 * Loaded before the project's commands (package.json, scripts): says in one sentence why they cannot run here.
 * Plain JavaScript, since any Node must be able to read it.
 */
'use strict';

const { engines } = require('../package.json');

function problem() {
  try {
    require.resolve('vite/package.json');
  } catch (_missing) {
    return 'The packages of this project are not all installed: run "npm ci --include=dev".';
  }
  const wanted = /\d+\.\d+/.exec(engines.node)[0];
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
    return null;
  }
  return `This is Node ${process.versions.node}, and the project needs ${wanted} or newer: "npm ci --include=dev" installs one for the commands of npm, unless npm is told to ignore scripts.`;
}

const sentence = problem();
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
