export interface Variant {
  /** End of the file names. */
  name: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  phone: boolean;
}

const SIZES = [
  { name: 'desktop', viewport: { width: 1440, height: 900 }, phone: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, phone: true },
];

/** All variants in which every screen is taken. */
export const VARIANTS: readonly Variant[] = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    ...size,
    name: `${size.name}-${colorScheme}`,
    colorScheme,
  })),
);
