/** A parameter that is a whole number of at least 0; `otherwise` where it is not. */
export function wholeOf(params: URLSearchParams, name: string, otherwise: number): number {
  const value = params.get(name);
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
}
