import { type ParseErrorCode, printParseErrorCode } from 'jsonc-parser';

/** A place of a file where its parser stopped: an error code and the characters it is about. */
export interface SyntaxFault {
  code: ParseErrorCode;
  offset: number;
  length: number;
}

/** Lines that git leaves in a file whose two versions it could not merge. */
const conflictLine = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/** A whole value, such as `"lead": "say "`, with more words behind its closing quote. */
const innerQuote = /^\s*"(?:[^"\\]|\\.)*"\s*:\s*"(?:[^"\\]|\\.)*"\s*(?!"[^"]*"\s*:)[^\s,}].*"/;

/** What each error of the parser means, where its sign alone does not say more. */
const meanings: Partial<Record<string, string>> = {
  CloseBraceExpected: 'une accolade « } » manque',
  ColonExpected: 'deux-points « : » manquent avant cet endroit',
  UnexpectedEndOfString: 'un guillemet droit « " » manque à la fin du texte',
  InvalidCommentToken: 'un commentaire n’a pas sa place ici',
  InvalidEscapeCharacter: 'une barre « \\ » s’écrit deux fois : « \\\\ »',
  InvalidUnicode: 'une barre « \\ » s’écrit deux fois : « \\\\ »',
  InvalidCharacter: 'une tabulation ou un signe invisible est dans le texte',
};

/** What a translator has to mend, in French, and where. */
export interface SyntaxProblem {
  problem: string;
  offset: number;
}

/** @returns the most telling cause, at the place that has to be mended. */
export function syntaxProblem(text: string, fault: SyntaxFault): SyntaxProblem {
  const { offset, length } = fault;
  const code = printParseErrorCode(fault.code);
  const token = text.slice(offset, offset + length);
  const line = lineAt(text, offset);
  if (conflictLine.test(line)) {
    const problem =
      'une fusion n’est pas finie : gardez une seule des deux versions, et retirez les lignes « <<<<<<< », « ======= » et « >>>>>>> »';
    return { problem, offset };
  }
  const quote = quoteProblem(code, token, line);
  if (quote !== undefined) {
    return { problem: quote, offset };
  }
  return (
    commaProblem(code, text, offset) ?? { problem: meanings[code] ?? signProblem(token), offset }
  );
}

/** @returns the line of an offset, without its end. */
export function lineAt(text: string, offset: number): string {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  return text.slice(start).split(/\r?\n/, 1)[0] ?? '';
}

/** A typographic quote in the place of a straight one, or a straight one inside of a text. */
function quoteProblem(code: string, token: string, line: string): string | undefined {
  const [typographic] = /^[“”„‟«»‘’']/u.exec(token) ?? /[“”„‟](?=,?$)/u.exec(token.trim()) ?? [];
  if (typographic) {
    return `« ${typographic} » n’est pas un guillemet droit : la clé et le texte se mettent entre « " »`;
  }
  if (code === 'InvalidSymbol' && innerQuote.test(line)) {
    return 'un guillemet droit « " » est dans le texte : mettez les guillemets de votre langue, ou « \\" »';
  }
  return undefined;
}

/** A comma that is missing, or one too many: the parser sees it at the next sign, on a line that is right. */
function commaProblem(code: string, text: string, offset: number): SyntaxProblem | undefined {
  const before = text.slice(0, offset).trimEnd();
  if (code === 'CommaExpected') {
    return { problem: 'une virgule manque ici', offset: before.length };
  }
  const isExpected = code === 'PropertyNameExpected' || code === 'ValueExpected';
  if (isExpected && before.endsWith(',')) {
    const problem = 'cette virgule est en trop, ou la clé qui la suit manque';
    return { problem, offset: before.length - 1 };
  }
  return isExpected
    ? { problem: 'un texte entre guillemets droits « " » est attendu', offset }
    : undefined;
}

function signProblem(token: string): string {
  const [sign = ''] = token;
  if (/[\p{Z}\p{C}]/u.test(sign)) {
    return `un blanc insécable ou un signe invisible (${codeOf(sign)}) est hors des guillemets : remplacez-le par une espace ordinaire`;
  }
  return `« ${token} » n’a pas sa place hors des guillemets droits « " »`;
}

/** @returns the number of a sign that cannot be seen, such as U+00A0. */
export function codeOf(sign: string): string {
  return `U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
