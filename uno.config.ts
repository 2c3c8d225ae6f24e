import { defineConfig, presetWind3, type Rule } from 'unocss';
import { tokens } from './src/styles/read-tokens.ts';

/** What an exercise book has: its ruling, words set on the lines, lines between parts, sizes and the face of display. */
const exerciseBook: Rule[] = [
  [/^text-(small|lead|h[1-3])$/, ([, size]) => ({ 'font-size': `var(--text-${size})` })],
  [/^line-(start|end)$/, ([, side]) => ({ [`border-block-${side}`]: '1px solid var(--line-strong)' })],
  [/^underlined-(\d)$/, ([, width]) => ({ 'border-block-start': `${width}px solid var(--ink)` })],
  [/^rotate-(-?[\d.]+)$/, ([, degrees]) => ({ transform: `rotate(${degrees}deg)` })],
  ['edged', { border: '1px solid var(--rule)' }],
  [/^tabbed-(.+)$/, ([, colour]) => ({ 'border-block-start': `0.5rem solid var(--${colour})` })],
  // A tick or an arrowhead, to be turned.
  [/^corner-(\d)$/, ([, width]) => ({ content: '""', border: 'solid', 'border-width': `0 ${width}px ${width}px 0` })],
  ['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }],
  ['in-progress', { 'background-color': 'var(--wash)', color: 'var(--ink)', cursor: 'progress' }],
  ['lifted', { 'box-shadow': 'var(--shadow)' }],
  ['display', { 'font-family': 'var(--display)', 'font-weight': '700' }],
  [
    'ruled',
    {
      background: [
        'linear-gradient(var(--line-strong) 1px, transparent 1px) 0 0 / 100% 2rem',
        'linear-gradient(to right, var(--line) 1px, transparent 1px) var(--margin-line) 0 / 2rem',
        'linear-gradient(var(--line) 1px, transparent 1px) 0 0 / 100% 0.5rem',
      ].join(),
    },
  ],
  [
    'ruling-band',
    {
      background: [
        'linear-gradient(var(--band-line) 1px, transparent 1px) 0 0 / 100% 2rem',
        'linear-gradient(to right, var(--band-line) 1px, transparent 1px) var(--margin-line) 0 / 2rem',
        'var(--band)',
      ].join(),
    },
  ],
  // 0.33 em below its middle is where a line of the face of headings stands.
  [
    /^on-lines-(\d+)$/,
    ([, quarters]) => ({
      'padding-block-start': `calc(${Number(quarters) / 8}rem - 0.33em)`,
      'line-height': `${Number(quarters) / 4}rem`,
    }),
  ],
];

/**
 * The vocabulary that components are styled with: utilities over the tokens of `src/styles/tokens.css`, and a name for
 * what several share, or what is long. Pages are scanned on disk.
 */
export default defineConfig({
  presets: [presetWind3({ preflight: 'on-demand' })],
  rules: exerciseBook,
  configDeps: ['src/styles/tokens.css'],
  // Elements that the code names, and no heights.
  blocklist: [/^h\d$/],
  content: { filesystem: ['src/{components,contact,layout,pages}/**/*.tsx', 'index.html'] },
  theme: {
    colors: Object.fromEntries(Object.keys(tokens('light')).map((name) => [name, `var(--${name})`])),
    aria: { busy: 'busy="true"', disabled: 'disabled="true"', invalid: 'invalid="true"' },
    lineHeight: { close: '1.4' },
    // Where a bar that stays would leave no room for the fields.
    media: { low: '(max-height: 30rem)' },
    spacing: { wide: 'clamp(2rem, 5vw, 4rem)' },
    borderRadius: { book: 'var(--radius)' },
    breakpoints: { md: '48rem', lg: '64rem', xl: '76rem', '2xl': '90rem' },
  },
  shortcuts: {
    'section-head': 'grid gap-4 [&>h2]:max-w-22em',
    wrap: 'mx-auto w-full max-w-[var(--page)] ps-[calc(var(--gutter)+var(--margin-gap,0rem))] pe-[var(--gutter)]',
    section: 'py-[clamp(2.5rem,5vw,4rem)]',
    'page-hero': 'py-[clamp(2rem,6vw,4rem)]',
    'section-body': '@container grid gap-[clamp(1.5rem,3vw,2.5rem)]',
    'section-split': 'lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16',
    'hero-heading': 'on-lines max-w-14em',
    'hero-columns': 'grid grid-cols-1 gap-[clamp(1.75rem,4vw,3rem)] lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]',
    'on-lines': 'on-lines-10 md:on-lines-14 lg:on-lines-16',
    stack: 'grid gap-4 justify-items-start content-start',
    columns: 'grid gap-[clamp(1.25rem,3vw,2rem)] md:grid-cols-3',
    halves: 'grid gap-8 md:grid-cols-2',
    'band-heading': 'text-[clamp(1.75rem,1.3rem+2.4vw,3.25rem)]',
    lead: 'text-lead max-w-62ch text-soft',
    term: 'display text-h3 leading-[1.3] text-ink',
    entry: 'grid gap-2 content-start pt-4 underlined-3',
    tag: 'inline-block rounded-full edged px-3 py-1 text-small bg-raised',
    slip: 'p-[clamp(1.25rem,2.5vw,1.75rem)] edged tabbed-yellow bg-raised lifted',
    actions: 'flex flex-wrap gap-3',
    more: 'inline-flex items-center min-h-11 font-600',
    numbered: 'before:content-[counter(item)_/_""] before:me-[0.5em] before:text-margin',
    banner:
      'w-max max-w-full mx-auto mt-2 px-[clamp(0.5rem,3vw,1.25rem)] py-2 bg-yellow text-on-highlight font-600 rotate--1.5',
    feature: '[counter-increment:item] grid gap-4 content-start md:pb-8',
    'wide-feature': 'md:col-span-full md:grid-cols-subgrid md:gap-x-wide md:items-center',
    figures: 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,6.25rem),1fr))] gap-x-[clamp(0.75rem,3vw,2rem)] gap-y-4',
    figure: [
      'display pt-3 underlined-3 text-ink leading-[1.3] text-[clamp(0.875rem,0.6rem+0.9vw,var(--text-h3))]',
      '[&>strong]:block [&>strong]:text-[clamp(1.75rem,1rem+3.4vw,3.75rem)] [&>strong]:leading-[1.1]',
    ],
    plan: 'card p-[clamp(1.5rem,3vw,2.5rem)]',
    'beside-text': [
      'lg:sticky lg:top-[calc(var(--bar)+2rem)] lg:self-start',
      'lg:max-h-[calc(100vh-var(--bar)-4rem)] lg:overflow-y-auto',
    ],
    'to-complete': 'px-1 bg-yellow text-on-highlight',
    'toc-entry': [
      '[counter-increment:item] block px-3 py-[0.4rem] border-0 border-s-3 border-solid border-line-strong no-underline',
      'hover:(border-margin bg-wash) aria-[current]:(border-margin bg-wash)',
      'before:[content:counter(item)_".\\0020"]',
    ],
    onward: 'flex justify-between gap-4 after:content-["→"_/_""] rtl:after:content-["←"_/_""]',
    button: [
      'inline-flex items-center justify-center min-h-12 px-[clamp(1rem,4vw,1.5rem)] py-2 border-2 border-solid rounded-book',
      'font-600 text-center no-underline cursor-pointer',
    ],
    primary: 'border-action bg-action text-on-action hover:bg-action-strong',
    secondary: 'border-ink bg-transparent text-ink hover:bg-wash',

    // Header, bar, footer, the direct way to write.
    'skip-link': 'absolute top-0 start-0 z-3 px-5 py-3 bg-paper [transform:translateY(-110%)] focus:[transform:none]',
    card: 'edged rounded-book bg-raised',
    floating: 'card lifted absolute top-[calc(100%+0.5rem)] end-0',
    'small-menu': [
      'grid w-[min(24rem,calc(100vw-2*var(--gutter)))] max-h-[calc(100dvh-var(--bar))] overflow-y-auto',
      'grid-cols-1 p-3 whitespace-normal hyphens-auto [overflow-wrap:anywhere]',
    ],
    'nav-link': [
      'inline-flex items-center min-h-11 px-3 rounded-book text-ink no-underline hover:bg-wash',
      'aria-[current]:[text-decoration:underline_0.15em_var(--margin)]',
    ],
    'menu-button': [
      'gap-2 list-none [&::-webkit-details-marker]:hidden',
      'after:(corner-2 size-[0.5em] [transform:translateY(-25%)_rotate(45deg)])',
      '[[open]>&]:after:[transform:translateY(25%)_rotate(225deg)]',
    ],
    brand: [
      'gap-x-2.5 h-11 min-w-9 overflow-y-clip',
      'display text-1.25rem leading-11 tracking-[-0.02em] whitespace-nowrap no-underline',
    ],
    'unseen-word': 'h-0 invisible shrink-0 px-3 whitespace-nowrap before:content-[attr(data-label)]',
    // Gives way long before the name does.
    'unseen-words': 'flex items-center h-0 invisible shrink-1000000 min-w-0 overflow-clip',
    'bar-room': 'flex flex-1 min-w-0',
    'footer-columns': [
      'grid grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] gap-x-4 gap-y-6',
      'min-[52rem]:grid-cols-[1.6fr_1fr_1.4fr_auto] min-[52rem]:gap-8',
    ],
    'footer-label': 'display text-1rem leading-[1.2] text-ink',
    direct: ['card lifted max-w-[min(32rem,calc(100vw-2rem))] p-[clamp(1.25rem,5vw,2.5rem)] text-text', '[&>*+*]:mt-4'],

    // Ticks, and the lines that join steps and stations.
    tick: 'relative ps-8 before:(corner-3 absolute top-[0.35em] start-1 w-[0.45em] h-[0.85em] text-margin rotate-40)',
    'to-tick': [
      'relative ps-9 py-2.5 line-end last:border-0',
      'before:(content-empty absolute top-3.5 start-1 size-4.5 border-2 border-solid border-ink)',
    ],
    joined: 'relative not-last:after:(content-empty absolute [border-inline-start:2px_solid_var(--ink)])',
    disc: 'absolute start-0 border-solid border-ink rounded-full',
    step: [
      '[counter-increment:item]',
      'before:([content:counter(item)_/_""] disc -top-1 grid place-items-center size-10 border-2)',
      'before:(bg-yellow text-on-highlight display text-1.25rem leading-none)',
      'not-last:after:(top-9 -bottom-12 start-5)',
      'xl:not-last:after:(top-4 bottom-auto start-10 -end-8 underlined-2 [border-inline-start:0])',
    ],
    station: [
      'before:(content-empty disc top-1.5 size-4 border-3 bg-paper) not-last:after:(top-6 -bottom-6 start-[0.4375rem])',
      'md:not-last:after:(top-3 bottom-auto start-4 -end-6 underlined-2 [border-inline-start:0])',
    ],
    stamp: [
      '[grid-area:1/2/span_2] md:([grid-area:auto] mt-3) px-3 py-1 border-2 border-solid border-margin rounded bg-paper',
      'text-stamp font-700 tracking-0.04em rotate--4',
    ],

    // Drawings.
    picture: '@container w-full [direction:ltr]',
    sheet: 'card [&>svg]:(text-12px @[18.5rem]:text-13px @[24rem]:text-15px)',
    slot: 'stroke-on-highlight [stroke-opacity:0.35]',
    pen: 'fill-none stroke-margin stroke-2.5 stroke-cap-round stroke-join-round',
    outlined: 'stroke-ink stroke-2 stroke-join-round',

    // The contact dialog: a sheet that rises on a phone, a card on a desk, with the margin of the exercise book.
    aside: 'text-small text-soft font-400',
    box: 'col-span-full grid gap-3 border-2 border-solid rounded-book p-4',
    'check-box':
      'flex-none size-6 m-0 accent-ink outline-offset-2 [&[aria-invalid=true]:not(:focus-visible)]:[outline:2px_solid_var(--error)]',
    consent: 'col-span-full [&>:not(label)]:ms-9',
    control: [
      'card w-full min-h-11.5 px-3 py-2 [font:inherit] text-inherit outline-offset-2 scroll-my-8',
      'aria-invalid:(border-error border-s-6) [[aria-busy=true]_&]:bg-wash',
    ],
    dialog: [
      '[--edge:clamp(1.5rem,7vw,2.25rem)] [--end:1.25rem] w-full max-w-none max-h-[calc(100dvh-1rem)] mb-0 p-0',
      'md:([--edge:clamp(2rem,12vw-4rem,4.5rem)] [--end:clamp(1.25rem,6vw-2rem,2rem)] w-[min(54rem,100%-2rem)])',
      'border-0 rounded-t-4 md:(max-h-[calc(100dvh-1.5rem)] mb-auto rounded-3 border border-solid border-rule) lifted',
      'overflow-x-hidden scroll-pt-22 scroll-pb-4 media-low:scroll-pt-4',
      'bg-paper text-text text-[1rem] leading-normal hyphens-auto',
    ],
    'dialog-close': [
      'flex-none grid place-items-center size-11 border-2 border-solid border-transparent rounded-full p-0',
      'bg-paper text-ink hover:bg-wash',
    ],
    'dialog-form': [
      'grid grid-cols-[repeat(auto-fit,minmax(min(100%,19.75rem),1fr))] gap-x-5 gap-y-3',
      'pb-[max(1.25rem,env(safe-area-inset-bottom))] md:pb-5 aria-busy:text-soft',
    ],
    'dialog-head': [
      'sticky top-0 z-1 media-low:static flex justify-between items-start gap-4',
      '-ms-2 -me-[var(--end)] ps-2 pe-3 pt-3 pb-1.5 md:pe-4 bg-paper',
    ],
    // The margin's line is no anchor of scrolling: what is read would move when a box comes or goes below it.
    'dialog-sheet': [
      'relative ps-[var(--edge)] pe-[var(--end)]',
      'before:(content-empty absolute inset-y-0 start-[calc(var(--edge)*0.5)] w-0.5 bg-margin [overflow-anchor:none])',
    ],
    failure: [
      'grid-cols-[auto_minmax(0,1fr)] border-error bg-[color-mix(in_srgb,var(--error)_8%,var(--raised))]',
      'font-600 [&>:is(svg,p:first-of-type)]:text-error',
    ],
    field: 'grid grid-cols-1 content-start gap-1',
    // What is shown by where the letter stands (`data-status` of the dialog).
    'unless-sent': '[[data-status=success]_&]:hidden',
    'when-failed': 'hidden [:is([data-status=error],[data-status=not-loaded])_&]:grid',
    // Empty, it stays in the accessibility tree: a status that appears together with its text may not be spoken.
    notice: [
      'fixed z-20 bottom-4 inset-x-4 w-fit max-w-[min(32rem,100%-2rem)] mx-auto px-5 py-3 empty:(border-0 p-0)',
      'border-2 border-solid border-ink rounded-book bg-raised lifted pointer-events-none',
    ],
    stamped: [
      'grid place-items-center size-20 border-4 border-double border-success rounded-full text-success rotate--8',
      '[&>svg]:size-11',
    ],
    way: 'button secondary min-h-11 border px-4 text-small grow md:grow-0',
    ways: 'col-span-full flex flex-wrap gap-2',
  },
});
