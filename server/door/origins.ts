/**
 * Whether a request may come from where it says. A browser names the page's origin; it must be our own host, or one
 * that the operator allows. A program that is no browser names none, and has no cookie that it was not given.
 */
export function originFits(
  { origin, host }: { origin: string | undefined; host: string | undefined },
  allowed: readonly string[],
): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
