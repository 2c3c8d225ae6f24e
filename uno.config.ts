import { defineConfig, presetWind3 } from 'unocss';

/** Utilities and a few shortcuts over the tokens of `src/styles/tokens.css`; pages are scanned on disk. */
export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  content: { filesystem: ['src/{components,layout,pages}/**/*.tsx', 'index.html'] },
  theme: {
    colors: {
      paper: 'var(--paper)',
      raised: 'var(--raised)',
      ink: 'var(--ink)',
      text: 'var(--text)',
      soft: 'var(--soft)',
      rule: 'var(--rule)',
    },
  },
  shortcuts: {
    wrap: 'mx-auto w-full max-w-[var(--page)] px-[var(--gutter)]',
    section: 'py-[var(--section)]',
    stack: 'grid gap-4 justify-items-start content-start',
    lead: 'text-[length:var(--text-lead)] max-w-62ch text-soft',
    tag: 'inline-block rounded-full border border-solid border-rule px-3 py-1 text-[length:var(--text-small)] bg-raised',
    button:
      'inline-flex items-center justify-center min-h-12 px-[clamp(1rem,4vw,1.5rem)] py-2 rounded-[var(--radius)] font-600 text-center no-underline cursor-pointer border-2 border-solid border-ink',
    'button-primary': 'button bg-ink text-paper hover:bg-[var(--ink-strong)]',
    'button-secondary': 'button bg-transparent text-ink hover:bg-[var(--wash)]',
  },
});
