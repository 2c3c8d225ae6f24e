import { getDocumentProxy } from 'unpdf';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Sheet = Awaited<ReturnType<Pdf['getPage']>>;
type Tree = Awaited<ReturnType<Sheet['getStructTree']>>;

/** An A4 sheet between the margins of `media.css`, in CSS pixels. */
export const paperWidth = 703;

/** A text or a drawing on a sheet. */
interface Piece {
  /** The tags of what it is part of, as PDF names them: `H2`, `P`, `Figure`. */
  tags: string[];
  /** Nothing in a drawing. */
  text: string;
}

/**
 * Finds headings whose text is on the next sheet, or that have none: the last sheet must not end with a heading either.
 * @param paper a PDF whose headings are tagged as such.
 * @returns the headings that a sheet ends with, in reading order.
 * @throws Error where a sheet is empty, or without tags.
 */
export async function headingsAtSheetEnds(paper: Buffer): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(paper));
  const headings: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const last = await lastPiece(await pdf.getPage(number));
    if (last.tags.some((tag) => /^H[1-6]$/.test(tag))) {
      headings.push(last.text);
    }
  }
  return headings;
}

async function lastPiece(sheet: Sheet): Promise<Piece> {
  // Null, whatever its type says, where nothing on the sheet is tagged.
  const tree: Tree | null = await sheet.getStructTree();
  const pieces = tree ? listPieces(tree, [], await textsById(sheet)) : [];
  const last = pieces.findLast(({ tags, text }) => text.trim() !== '' || tags.includes('Figure'));
  if (!last) {
    throw new Error(`sheet ${sheet.pageNumber} has no tagged text`);
  }
  return last;
}

/** Lists what a part of a document has on this sheet, in reading order. */
function listPieces(
  part: Tree | Tree['children'][number],
  tags: string[],
  texts: Map<string, string>,
): Piece[] {
  if ('id' in part) {
    return [{ tags, text: texts.get(part.id) ?? '' }];
  }
  return part.children.flatMap((child) => listPieces(child, [...tags, part.role], texts));
}

/** @returns the texts of a sheet, by the ids that its tags give them. */
async function textsById(sheet: Sheet): Promise<Map<string, string>> {
  const { items } = await sheet.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  let id = '';
  for (const item of items) {
    if ('str' in item) {
      texts.set(id, (texts.get(id) ?? '') + item.str);
    } else {
      id = item.id ?? '';
    }
  }
  return texts;
}
