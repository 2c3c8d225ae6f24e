/**
 * Loaded before the project's commands (package.json, scripts): says in one sentence why they cannot run here.
 * Plain JavaScript, since any Node must be able to read it.
 */
'use strict';

const { engines } = require('../package.json');

/** Commands of the guides for hosts and translators, which are French. */
const isOfGuide = /^(build:release|verify|deploy:|i18n:)/.test(
  String(process.env.npm_lifecycle_event),
);

function problem() {
  try {
    require.resolve('vite/package.json');
  } catch (_missing) {
    return isOfGuide
      ? 'Les paquets de ce projet ne sont pas tous installés : lancez « npm ci --include=dev ».'
      : 'The packages of this project are not all installed: run "npm ci --include=dev".';
  }
  const wanted = /\d+\.\d+/.exec(engines.node)[0];
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) {
    return null;
  }
  if (isOfGuide) {
    return `Node est ici en ${process.versions.node}, et le projet demande ${wanted} ou plus récent : « npm ci --include=dev » en installe un pour les commandes de npm ; s’il n’y parvient pas sur cette machine, installez-le depuis https://nodejs.org.`;
  }
  return `This is Node ${process.versions.node}, and the project needs ${wanted} or newer: "npm ci --include=dev" installs one for the commands of npm; where it cannot on this machine, install it from https://nodejs.org.`;
}

const sentence = problem();
if (sentence) {
  console.error(sentence);
  process.exit(1);
}
