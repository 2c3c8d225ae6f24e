/** Runs a function once an element is at most the height of the window away from the window. */
export function whenNear(element: Element, callback: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        callback();
      }
    },
    { rootMargin: '100%' },
  );
  observer.observe(element);
}
