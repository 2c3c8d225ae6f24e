/** Text spacing that a reader with dyslexia may set (WCAG 1.4.12). */
export const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';
