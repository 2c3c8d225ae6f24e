// EmailJS (4.4) reads `localStorage` while it loads. This throws if the visitor blocks storage, so
// make it absent.
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
