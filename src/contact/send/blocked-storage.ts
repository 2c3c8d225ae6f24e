// EmailJS (4.4) reads `localStorage` while it loads. This throws if the visitor blocks storage, and
// makes Node warn during prerendering, so make it absent.
try {
  if (import.meta.env.SSR) {
    throw new Error('Node has no storage');
  }
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
