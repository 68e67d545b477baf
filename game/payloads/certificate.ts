import * as z from 'zod/mini';

const figure = z.number();

/** Response of GET /api/am/certificate for the bloc of a country: what a certificate takes. Amounts are whole US dollars. */
export const certificateTermsSchema = z.object({
  bloc: z.string(),
  /** Tickets of the last 52 weeks, on which both prices depend. */
  revenue: figure,
  /** Price of the application. */
  cost: figure,
  /** Yearly fee, as it would be today. */
  yearly: figure,
  /** From the application to the decision. */
  days: figure,
  conditions: z.array(
    z.object({ field: z.enum(['aircraft', 'grade', 'insolvency']), isMet: z.boolean(), text: z.string() }),
  ),
  /** Why no application is possible, whatever the conditions say. Null if one is. */
  obstacle: z.nullable(z.object({ code: z.string(), message: z.string() })),
});
export type CertificateTerms = z.infer<typeof certificateTermsSchema>;
