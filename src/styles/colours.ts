/** The colours of the light theme. Each is a variable, `var(--paper)`, and a utility, `bg-paper`. */
export const light = {
  paper: '#fdfcf7',
  raised: '#ffffff',
  text: '#22223b',
  soft: '#45456a',
  ink: '#2b2a6c',
  wash: '#ecebf7',
  rule: '#8a88b5',
  line: '#eae8f5',
  'line-strong': '#cbc8e6',
  red: '#d6455d',
  'red-text': '#a32743',
  error: '#a8132d',
  yellow: '#ffe88f',
  'on-highlight': '#22223b',
  // Labels, bars and buildings in all pictures; `Agents.css` gives each agent one.
  'slot-yellow': 'var(--yellow)',
  'slot-green': '#c8ecc4',
  'slot-pink': '#ffd0dc',
  'slot-blue': '#cbe4fb',
  'on-slot': 'var(--on-highlight)',
  'slot-edge': 'color-mix(in srgb, var(--on-slot) 35%, transparent)',
  shade: 'color-mix(in srgb, var(--ink) 12%, transparent)',
  band: 'var(--ink)',
  'band-line': '#3d3c82',
  'on-band': '#ffffff',
  action: 'var(--ink)',
  'action-strong': '#1d1c52',
  'on-action': 'var(--paper)',
};

type Colours = Partial<Record<keyof typeof light, string>>;

/** What the dark theme changes. */
export const dark = {
  paper: '#1a1e2b',
  raised: '#292e42',
  text: '#f1efe6',
  soft: '#cfd3d8',
  ink: '#d7d4ff',
  wash: '#2f3655',
  rule: '#8089a5',
  line: '#252a3a',
  'line-strong': '#3a4159',
  red: '#f0677a',
  'red-text': '#ffb0b7',
  error: '#ffb3b8',
  yellow: '#f0d980',
  // As of chalk: the light ones would glare.
  'slot-green': '#9fcb9b',
  'slot-pink': '#e3a9b9',
  'slot-blue': '#9cc0e2',
  shade: 'rgb(0 0 0 / 40%)',
  band: '#2f3361',
  'band-line': '#444a80',
  'action-strong': '#ecebff',
} satisfies Colours;

/** For readers who ask for more contrast: no grey text, and rules as strong as the text. */
export const moreContrast = {
  soft: 'var(--text)',
  rule: 'var(--text)',
  'line-strong': 'var(--text)',
} satisfies Colours;
