import {
  ActionIcon,
  Button,
  createTheme,
  type CSSVariablesResolver,
  Drawer,
  type MantineColorsTuple,
  Modal,
} from '@mantine/core';

/** The one accent colour, from a tint to nearly black; 7 carries white text, 3 dark text. */
const pine: MantineColorsTuple = [
  '#edf6f3',
  '#d8ebe5',
  '#a9d6c8',
  '#74cdb5',
  '#48a48c',
  '#23806c',
  '#16705e',
  '#0e6455',
  '#0a5145',
  '#063a31',
];

/** Mantine's own greys, turned towards the same green; index 7 is the page. */
const dark: MantineColorsTuple = [
  '#e9ece8',
  '#c9cfca',
  '#a4ada7',
  '#7f8983',
  '#4b534e',
  '#303632',
  '#1c201e',
  '#141715',
  '#101311',
  '#0b0d0c',
];

const SANS = "'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

export const theme = createTheme({
  colors: { pine, dark },
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.25,
  black: '#1d2320',
  fontFamily: SANS,
  headings: { fontFamily: SANS, fontWeight: '620' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // Said aloud, so that the style sheet can tell filled buttons from others.
    Button: Button.extend({ defaultProps: { variant: 'filled' } }),
    ActionIcon: ActionIcon.extend({ defaultProps: { variant: 'filled' } }),
    // The head of a sheet, or of a question, is no second banner of the page.
    Drawer: Drawer.extend({ defaultProps: { attributes: { header: { role: 'presentation' } } } }),
    Modal: Modal.extend({ defaultProps: { attributes: { header: { role: 'presentation' } } } }),
  },
});

const accents = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--muted)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-pine-filled': 'var(--accent)',
  '--mantine-color-pine-filled-hover': 'var(--accent-hover)',
  '--mantine-color-pine-light': 'var(--accent-soft)',
  '--mantine-color-pine-light-hover': 'var(--accent-line)',
  '--mantine-color-pine-light-color': 'var(--accent)',
  '--mantine-color-pine-text': 'var(--accent)',
};

/** Mantine's variables stand on our own tokens, in both schemes. */
export const resolveVariables: CSSVariablesResolver = () => ({ variables: {}, light: accents, dark: accents });
