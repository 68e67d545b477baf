/** Returns the relative luminance of #RRGGBB (WCAG 2). */
function luminance(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  const [red = 0, green = 0, blue = 0] = [value >> 16, (value >> 8) & 255, value & 255].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours #RRGGBB, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Minimum contrast of meaningful lines. */
const CONTRAST_MIN = 3;

/** Returns a colour if it has enough contrast with the ground, otherwise the fallback. All are #RRGGBB. */
export const seenOn = (ground: string, colour: string, fallback: string): string =>
  contrast(ground, colour) >= CONTRAST_MIN ? colour : fallback;
