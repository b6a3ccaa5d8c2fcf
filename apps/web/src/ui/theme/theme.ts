import { createTheme, defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';
import { colors } from './colors.ts';
import { componentDefaults } from './component-defaults.ts';

/** The kit picks a text color once, for the light shade; in dark mode filled pine is mint and needs dark text. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const base = defaultVariantColorsResolver(input);
  const isPrimary = !input.color || input.color === 'pine';
  return input.variant === 'filled' && isPrimary
    ? { ...base, color: 'var(--mantine-primary-color-contrast)' }
    : base;
};

const heading = (fontSize: string, lineHeight: string) => ({ fontSize, lineHeight });

export const theme = createTheme({
  colors,
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  black: '#16211f',
  variantColorResolver,
  fontFamily: "'Inter Variable', Inter, system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  fontSizes: {
    '2xs': '11px',
    xs: '12px',
    sm: '13px',
    md: '14px',
    lg: '16px',
    xl: '18px',
    '2xl': '22px',
    '3xl': '24px',
    '4xl': '30px',
  },
  // Whole pixels for the first three: 17, 19 and 21.
  lineHeights: { xs: '1.4168', sm: '1.4616', md: '1.5', lg: '1.4', xl: '1.3' },
  headings: {
    fontWeight: '640',
    sizes: {
      h1: heading('24px', '1.25'),
      h2: heading('16px', '1.4'),
      h3: heading('14px', '1.45'),
      h4: heading('13px', '1.45'),
    },
  },
  spacing: {
    '3xs': '2px',
    '2xs': '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    ml: '20px',
    lg: '24px',
    xl: '32px',
  },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '999px' },
  defaultRadius: 'sm',
  shadows: {
    xs: '0 1px 2px rgb(13 33 30 / 6%)',
    sm: '0 1px 2px rgb(13 33 30 / 6%), 0 2px 6px rgb(13 33 30 / 5%)',
    md: '0 2px 4px rgb(13 33 30 / 5%), 0 10px 24px rgb(13 33 30 / 10%)',
    xl: '0 4px 8px rgb(13 33 30 / 6%), 0 24px 56px rgb(13 33 30 / 18%)',
  },
  focusRing: 'auto',
  cursorType: 'pointer',
  components: componentDefaults,
});
