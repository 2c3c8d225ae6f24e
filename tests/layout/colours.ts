/** A text, its colour and the colours that may be behind it, as `rgb(…)`. */
export interface TextColour {
  text: string;
  colour: string;
  grounds: string[];
}

/**
 * Runs in the page. Reads the colour of every text, those of drawings included, over all the backgrounds behind it.
 * @param onPaper browsers print backgrounds only where a reader asks for them: white may be behind a text too.
 */
export function coloursOfTexts(onPaper: boolean): TextColour[] {
  const canvas = document.createElement('canvas');
  const pixel = canvas.getContext('2d', { willReadFrequently: true });
  if (!pixel) {
    throw new Error('This browser cannot mix colours.');
  }
  /** Lays colours over white, each over the ones before it. */
  const mix = (colours: string[]) => {
    for (const colour of ['#fff', ...colours]) {
      pixel.fillStyle = colour;
      pixel.fillRect(0, 0, 1, 1);
    }
    return `rgb(${[...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3)].join(', ')})`;
  };
  const backgroundsOf = (element: Element | null): string[] =>
    element
      ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      : [];
  /** The fills of the shapes that were drawn before a text, at its centre. */
  const fillsBehind = (text: SVGTextElement) => {
    const box = text.getBoundingClientRect();
    const centre = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2);
    const shapes = [
      ...(text.ownerSVGElement?.querySelectorAll<SVGGeometryElement>(
        'rect, path, circle, ellipse, polygon',
      ) ?? []),
    ];
    return shapes
      .filter((shape) => text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_PRECEDING)
      .filter((shape) => /^rgb|^color/.test(getComputedStyle(shape).fill))
      .filter((shape) => {
        const toShape = shape.getScreenCTM()?.inverse();
        return (
          shape.checkVisibility() && toShape && shape.isPointInFill(centre.matrixTransform(toShape))
        );
      })
      .map((shape) => getComputedStyle(shape).fill);
  };

  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some(({ nodeType, textContent }) => {
        return nodeType === Node.TEXT_NODE && textContent?.trim();
      }),
    )
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.getBoundingClientRect().width > 0)
    .map((element) => {
      const isDrawn = element instanceof SVGTextElement;
      const drawing = isDrawn ? fillsBehind(element) : [];
      const { color, fill } = getComputedStyle(element);
      const behind = [...backgroundsOf(element), ...drawing];
      const grounds = onPaper ? [mix(behind), mix(drawing)] : [mix(behind)];
      return {
        text: element.textContent?.trim() ?? '',
        colour: mix([...behind, isDrawn ? fill : color]),
        grounds: [...new Set(grounds)],
      };
    });
}
