// EmailJS reads `localStorage` while it loads. Where the visitor blocks storage that throws, and the whole form with it:
// make it absent instead, which the library knows how to live with.
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
