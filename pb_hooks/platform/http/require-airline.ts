/**
 * Returns the id of the caller's airline.
 * @throws ForbiddenError if the caller has none
 */
export function requireAirline(e: core.RequestEvent): string {
  const airline = e.auth?.getString('airline') ?? '';
  if (airline === '') throw new ForbiddenError('Found an airline first.', null);
  return airline;
}
