// EmailJS (4.4) reads `localStorage` while it loads, which throws where the visitor blocks storage: make it absent.
try {
  void localStorage;
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined, configurable: true });
}
