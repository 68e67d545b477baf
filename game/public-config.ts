import * as z from 'zod/mini';

const tileLayerSchema = z.object({
  /** Template with {z}, {x} and {y}, and {s} for subdomains a, b, c. */
  url: z.string(),
  /** HTML of nothing but text and links, ready to show. */
  attribution: z.string(),
  minZoom: z.optional(z.number()),
  maxZoom: z.optional(z.number()),
  /**
   * Where `url` holds {frame}: address of the list of frames (RainViewer's format). {frame} stands for the `path` of the
   * last entry of `radar.past` there.
   */
  frames: z.optional(z.string()),
});
export type TileLayer = z.infer<typeof tileLayerSchema>;

/** What GET /api/am/config answers: what the page must know of this server. A layer is null where it is turned off. */
export const publicConfigSchema = z.object({
  version: z.string(),
  tiles: z.object({
    satellite: z.nullable(tileLayerSchema),
    weather: z.nullable(tileLayerSchema),
    chart: z.nullable(tileLayerSchema),
  }),
  /** Whether the server can send mail. Where it cannot, links that would be mailed stand in the server's log. */
  mail: z.boolean(),
  /** Name of the file below /api/am/files/ that holds every airport. Its hash changes whenever the airports do. */
  airports: z.string(),
  /** Whether only people with a confirmed address can found an airline. */
  verified_only: z.boolean(),
});
export type PublicConfig = z.infer<typeof publicConfigSchema>;
