import { expect, test } from 'vitest';
import { howToGet, systemOf } from '../programs.ts';

test.each([
  ['darwin', '', 'macos'],
  ['win32', '', 'windows'],
  ['linux', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n', 'debian'],
  ['linux', 'ID=ubuntu\nID_LIKE=debian\n', 'ubuntu'],
  ['linux', 'ID=linuxmint\nID_LIKE="ubuntu debian"\n', 'ubuntu'],
  ['linux', 'ID="rhel"\nID_LIKE="fedora"\n', 'fedora'],
  ['linux', 'ID=arch\n', 'linux'],
  ['linux', '', 'linux'],
] as const)('%s with %j gets its packages as %s does', (platform, release, system) => {
  expect(systemOf(platform, release)).toBe(system);
});

test('on Debian one command gets all that is missing', () => {
  expect(howToGet(['nginx', 'firefox'], 'debian')).toEqual([
    'To get them: sudo apt-get install --no-install-recommends nginx-light firefox-esr',
  ]);
});

test('on Ubuntu the command names what Ubuntu has, and the rest is named apart', () => {
  const [command, rest] = howToGet(['nginx', 'firefox'], 'ubuntu');
  expect(command).toMatch(/recommends nginx-light$/);
  expect(rest).toMatch(/^Not packaged .*: firefox\.$/);
});

test('on Fedora packages have other names', () => {
  expect(howToGet(['Xvfb', 'orca'], 'fedora')).toEqual([
    'To get them: sudo dnf install xorg-x11-server-Xvfb orca',
  ]);
});

test.each([
  ['macos', 'macOS'],
  ['windows', 'Windows'],
] as const)('on %s no command is promised, but a Debian that runs everything', (system, name) => {
  const [why, instead] = howToGet(['nginx'], system);
  expect(why).toContain(`On ${name} they cannot be had`);
  expect(instead).toMatch(/Debian.*\.ci\/run/);
});
