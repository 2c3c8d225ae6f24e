import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';

/**
 * Reads what a host gives to a command: options, and one folder at most.
 * @param args the words after the command.
 * @throws Error of one line, in French, that names the option or the argument that is wrong.
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  options: Options,
  args = process.argv.slice(2),
) {
  const config = { args, options, allowPositionals: true } as const;
  // Node's own complaints are English: what is read loosely is checked, then read strictly.
  const { tokens, positionals } = parseArgs({ ...config, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind === 'option') {
      checkOption(options, token);
    }
  }
  const [, second] = positionals;
  if (second !== undefined) {
    throw new Error(`« ${second} » est de trop : donnez un seul dossier.`);
  }
  return parseArgs(config);
}

/** An option as it was typed: `--plain` is the raw name of `plain`. */
interface GivenOption {
  name: string;
  rawName: string;
  value: string | undefined;
}

function checkOption(options: ParseArgsOptionsConfig, { name, rawName, value }: GivenOption): void {
  const option = options[name];
  if (!option) {
    throw new Error(`${rawName} n’est pas une option. ${listed(Object.keys(options))}`);
  }
  const isMissing = value === undefined || value === '' || value.startsWith('-');
  if (option.type === 'string' && isMissing) {
    throw new Error(`${rawName} demande une valeur : ajoutez-la.`);
  }
  if (option.type === 'boolean' && value !== undefined) {
    throw new Error(`${rawName} ne prend pas de valeur : ôtez « ${value} ».`);
  }
}

function listed(names: string[]): string {
  if (names.length === 0) {
    return 'Cette commande n’en a pas.';
  }
  return `Les options sont ${names.map((name) => `--${name}`).join(', ')}.`;
}
