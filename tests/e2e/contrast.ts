/** @returns the WCAG 2.2 contrast ratio of two colours: `#rrggbb`, or a computed `rgb(…)`. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channels = colour.startsWith('#')
    ? colour.match(/[\da-f]{2}/gi)?.map((hexadecimal) => Number.parseInt(hexadecimal, 16))
    : colour.match(/[\d.]+/g)?.map(Number);
  const [red = 0, green = 0, blue = 0] = (channels ?? []).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
