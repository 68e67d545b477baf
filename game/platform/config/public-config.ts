import * as z from 'zod/mini';

const tileLayerSchema = z.object({
  /** Template with {z}, {x} and {y}, and {s} for the subdomains a, b, c. */
  url: z.string(),
  /** HTML that contains only text and links, ready to show. */
  attribution: z.string(),
  minZoom: z.optional(z.number()),
  maxZoom: z.optional(z.number()),
  /**
   * If `url` contains {frame}: address of the list of frames (RainViewer's format). Replace {frame} with the
   * `path` of the last entry of `radar.past` there.
   */
  frames: z.optional(z.string()),
});
export type TileLayer = z.infer<typeof tileLayerSchema>;

/**
 * Response of GET /api/am/config: the server's settings that the page needs. A layer is null if it is turned
 * off.
 */
export const publicConfigSchema = z.object({
  version: z.string(),
  tiles: z.object({
    satellite: z.nullable(tileLayerSchema),
    weather: z.nullable(tileLayerSchema),
    chart: z.nullable(tileLayerSchema),
  }),
  /** Whether the server can send email. If not, links that it would send appear in the server's log. */
  mail: z.boolean(),
  /**
   * Name of the file below /api/am/files/ with every airport. Its hash changes whenever the airports change.
   */
  airports: z.string(),
  /** Whether only users with a confirmed email address can found an airline. */
  verified_only: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
