/** Returns a URL parameter as a whole number, or `otherwise` if it is not one. */
export function wholeOf(params: URLSearchParams, name: string, otherwise: number): number {
  const value = params.get(name);
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : otherwise;
}
