/** One self-hosted font: where it comes from and the face that stands in until it has loaded. */
export type Font = {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  readonly licence: string;
  readonly features: readonly string[];
  readonly fallback: readonly string[];
};

/*
 * The fallback's numbers make its lines as high and its text as wide as the real font's, so that
 * nothing shifts when that arrives. From the fonts' own tables:
 *   size-adjust  = mean advance of the font ÷ mean advance of its stand-in, over 10,000 characters
 *                  of English prose (Inter ÷ Arial = 1.0694; JetBrains Mono ÷ Courier New = 0.9998)
 *   ascent, descent = hhea ascender, descender ÷ unitsPerEm ÷ size-adjust
 *                  (Inter 1984, 494 of 2048; JetBrains Mono 1020, 300 of 1000); line gap 0 in both.
 */
export const FONTS: readonly Font[] = [
  {
    family: 'Inter',
    file: 'inter.woff2',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    licence: '@fontsource-variable/inter/LICENSE',
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'case', 'tnum'],
    fallback: [
      "src: local('Arial'), local('Liberation Sans'), local('Helvetica'), local('Arimo');",
      'size-adjust: 106.94%;',
      'ascent-override: 90.59%;',
      'descent-override: 22.56%;',
      'line-gap-override: 0%;',
    ],
  },
  {
    family: 'JetBrains Mono',
    file: 'jetbrains-mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    licence: '@fontsource-variable/jetbrains-mono/LICENSE',
    // No ligatures: a key is shown character by character, `||` and `!=` included.
    features: ['kern', 'mark', 'mkmk', 'ccmp', 'locl'],
    fallback: [
      "src: local('Courier New'), local('Liberation Mono'), local('Menlo'), local('Cousine');",
      'size-adjust: 99.98%;',
      'ascent-override: 102.02%;',
      'descent-override: 30.01%;',
      'line-gap-override: 0%;',
    ],
  },
];

/** The axis range that the subsets keep. */
export const WEIGHTS = { min: 400, max: 700 };

/** The style sheet for the fonts; their files lie beside it. */
export function fontFaces(): string {
  return FONTS.map(
    ({ family, file, fallback }) => `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: swap;
  src: url('./${file}') format('woff2');
}
@font-face {
  font-family: '${family} Fallback';
  ${fallback.join('\n  ')}
}
`,
  ).join('');
}
