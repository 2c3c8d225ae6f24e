/**
 * The programs that some tests run beside Node and a browser: whether they are here, and how this machine gets them.
 * As a script: prints Debian's packages that are missing here.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefoxPath } from './engines/firefox-path.ts';

/** A kind of machine, by how it gets packages. */
export type System = 'debian' | 'ubuntu' | 'fedora' | 'linux' | 'macos' | 'windows';

interface Program {
  isHere: () => boolean;
  /** The package that brings it, by system. Ubuntu has those of Debian, unless it says otherwise; `null` is none. */
  packages: { debian: string | null; ubuntu?: null; fedora?: string };
}

const table = {
  // A headless browser, one with windows, and the fonts that the pages fall back to.
  'chromium-headless-shell': {
    isHere: () => onPath('chromium-headless-shell'),
    packages: { debian: 'chromium-headless-shell', ubuntu: null },
  },
  chromium: {
    isHere: () => onPath('chromium'),
    packages: { debian: 'chromium', ubuntu: null, fedora: 'chromium' },
  },
  liberation: {
    isHere: () => existsSync('/usr/share/fonts/truetype/liberation'),
    packages: { debian: 'fonts-liberation', fedora: 'liberation-sans-fonts' },
  },

  // What Weblate reads and writes translations with.
  'translate-toolkit': {
    isHere: () => onPath('json2po'),
    packages: { debian: 'translate-toolkit', fedora: 'translate-toolkit' },
  },

  // What reads the shell scripts for mistakes.
  shellcheck: {
    isHere: () => onPath('shellcheck'),
    packages: { debian: 'shellcheck', fedora: 'ShellCheck' },
  },

  // The servers that the site is shipped for, certificates for their tests, and what the guides' commands use.
  openssl: program('openssl'),
  nginx: {
    isHere: () => onPath('nginx'),
    packages: { debian: 'nginx-light', fedora: 'nginx' },
  },
  'nginx-brotli': {
    isHere: () => existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
    packages: { debian: 'libnginx-mod-http-brotli-static' },
  },
  caddy: program('caddy'),
  apache2: { isHere: () => onPath('apache2'), packages: { debian: 'apache2-bin' } },
  rsync: program('rsync'),
  curl: program('curl'),
  flock: {
    isHere: () => onPath('flock'),
    packages: { debian: 'util-linux', fedora: 'util-linux' },
  },
  // What builds the container's image, and fills in its templates.
  buildah: program('buildah'),
  envsubst: {
    isHere: () => onPath('envsubst'),
    packages: { debian: 'gettext-base', fedora: 'gettext-envsubst' },
  },
  // Debian's list of packages, in which those of the guides are looked up.
  'apt-cache': {
    isHere: () => onPath('apt-cache') && globSync('/var/lib/apt/lists/*_Packages*').length > 0,
    packages: { debian: null },
  },
  // The right to mount a small disk, for the test with a full one.
  'a disk to mount': {
    isHere: () =>
      spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0,
    packages: { debian: null },
  },

  // The other engines, and a screen for them.
  firefox: {
    isHere: () => existsSync(firefoxPath),
    packages: { debian: 'firefox-esr', ubuntu: null },
  },
  WebKitGTK: {
    isHere: () => onPath('WebKitWebDriver'),
    packages: { debian: 'webkit2gtk-driver' },
  },
  Xvfb: {
    isHere: () => onPath('Xvfb'),
    packages: { debian: 'xvfb', fedora: 'xorg-x11-server-Xvfb' },
  },
  // Its test fetches it from npm, where there is one for x64 processors only.
  'chromium-109': {
    isHere: () => process.platform === 'linux' && process.arch === 'x64' && onPath('tar'),
    packages: { debian: null },
  },

  // A screen reader, the accessibility bus, speech without sound, a keyboard and a window manager.
  orca: program('orca'),
  'at-spi2': {
    isHere: () => existsSync('/usr/libexec/at-spi-bus-launcher'),
    packages: { debian: 'at-spi2-core', fedora: 'at-spi2-core' },
  },
  'dbus-run-session': {
    isHere: () => onPath('dbus-run-session'),
    packages: { debian: 'dbus-daemon', fedora: 'dbus-daemon' },
  },
  'gdbus, gsettings': {
    isHere: () => onPath('gdbus') && onPath('gsettings'),
    packages: { debian: 'libglib2.0-bin', fedora: 'glib2' },
  },
  'speech-dispatcher': program('speech-dispatcher'),
  xdotool: program('xdotool'),
  openbox: program('openbox'),
} satisfies Record<string, Program>;

export type ProgramName = keyof typeof table;

const programs: Record<ProgramName, Program> = table;

/** @returns whether all of these programs are here, so that a test can run them. */
export function canRun(...names: ProgramName[]): boolean {
  return names.every((name) => programs[name].isHere());
}

/** A program whose command and packages have its own name. */
function program(name: string): Program {
  return { isHere: () => onPath(name), packages: { debian: name, fedora: name } };
}

/** @returns whether a command is on the path; always false elsewhere than on Linux, for which these tests are written. */
function onPath(command: string): boolean {
  const folders = process.env.PATH?.split(delimiter) ?? [];
  return (
    process.platform === 'linux' && folders.some((folder) => existsSync(join(folder, command)))
  );
}

/**
 * @param platform as Node names it.
 * @param release the content of `/etc/os-release`, if there is one.
 */
export function systemOf(platform: NodeJS.Platform, release: string): System {
  if (platform === 'darwin') {
    return 'macos';
  }
  if (platform === 'win32') {
    return 'windows';
  }
  const families = [...release.matchAll(/^ID(?:_LIKE)?=(.*)$/gm)].map(([, names]) => names).join();
  const known = (['ubuntu', 'debian', 'fedora'] as const).find((name) => families.includes(name));
  return known ?? 'linux';
}

/** @returns the system of this machine. */
export function thisSystem(): System {
  const file = '/etc/os-release';
  return systemOf(process.platform, existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** @returns how to get programs on a system, in lines to print; what it cannot have is named. */
export function howToGet(missing: readonly ProgramName[], system: System): string[] {
  const everything =
    'A Debian, also in a virtual machine or a container, runs everything: .ci/run installs it there.';
  if (system === 'macos' || system === 'windows') {
    const place = system === 'macos' ? 'macOS' : 'Windows';
    return [`On ${place} they cannot be had: their tests are written for Linux.`, everything];
  }
  if (system === 'linux') {
    return [`This system's package manager may have them.`, everything];
  }
  const packages = missing.map((name) => packageOf(name, system)).filter((name) => name !== null);
  const without = missing.filter((name) => packageOf(name, system) === null);
  const install =
    system === 'fedora' ? 'sudo dnf install' : 'sudo apt-get install --no-install-recommends';
  return [
    ...(packages.length > 0 ? [`To get them: ${install} ${packages.join(' ')}`] : []),
    ...(without.length > 0
      ? [`Not packaged for this system as the tests need it: ${without.join(', ')}.`, everything]
      : []),
  ];
}

function packageOf(name: ProgramName, system: 'debian' | 'ubuntu' | 'fedora'): string | null {
  const { debian, ubuntu = debian, fedora = null } = programs[name].packages;
  return { debian, ubuntu, fedora }[system];
}

if (import.meta.main) {
  const names = Object.keys(table) as ProgramName[];
  const missing = names.filter((name) => !canRun(name));
  console.log(missing.flatMap((name) => packageOf(name, 'debian') ?? []).join(' '));
}
