import type { Page } from '@playwright/test';
import axe from 'axe-core';

type TabStop = NonNullable<ReturnType<typeof readStop>>;

/**
 * Presses Tab until the focus has left the page, or is back at the first stop.
 * @throws Error if the focus is trapped.
 */
export async function tabThrough(page: Page): Promise<TabStop[]> {
  const stops: TabStop[] = [];
  for (let presses = 0; presses < 200; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(readStop);
    if (!stop || stop.place === stops[0]?.place) {
      return stops;
    }
    stops.push(stop);
  }
  throw new Error(`the focus is trapped: ${stops.slice(-3).map(({ label }) => label)}`);
}

/** @returns whether a stop has no visible ring (WCAG 2.4.7, 1.4.11). */
export const hasNoRing = ({ outline }: TabStop) =>
  outline.style === 'none' || outline.width < 2 || contrast(outline.colour, outline.ground) < 3;

/** @returns the contrast ratio of two computed colours, such as `rgb(43, 42, 108)`. */
function contrast(one: string, other: string): number {
  // @ts-expect-error axe-core's types leave out its colours.
  const { Color, getContrast } = axe.commons.color;
  const parse = (colour: string) => new Color().parseString(colour);
  return getContrast(parse(one), parse(other));
}

/** Runs in the page. @returns the focused element, or null if there is none. */
function readStop() {
  const element = document.activeElement;
  if (!element || element === document.body) {
    return null;
  }
  const style = getComputedStyle(element);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (start: number, end: number, limit: number) =>
    (Math.max(start, 0) + Math.min(end, limit)) / 2;
  const hit = document.elementFromPoint(
    middle(left, right, innerWidth),
    middle(top, bottom, innerHeight),
  );
  return {
    label: `${element.tagName} ${element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('name')}`,
    place: [...document.querySelectorAll('*')].indexOf(element),
    outline: {
      style: style.outlineStyle,
      width: Number.parseFloat(style.outlineWidth),
      colour: style.outlineColor,
      ground: ground(element.parentElement),
    },
    /** Whether half of it is in the window or fills half of that, and nothing covers its middle. */
    seen:
      hit !== null &&
      (element.contains(hit) || hit.contains(element)) &&
      Math.min(bottom, innerHeight) - Math.max(top, 0) >= Math.min(bottom - top, innerHeight) / 2,
  };

  function ground(start: Element | null): string {
    for (let current = start; current; current = current.parentElement) {
      const { backgroundColor } = getComputedStyle(current);
      if (!/, 0\)|transparent/.test(backgroundColor)) {
        return backgroundColor;
      }
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  }
}
