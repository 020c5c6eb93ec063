/** Returns the code of a database error (SQLSTATE or the driver's own), also if drizzle wrapped it; empty for other errors. */
export function codeOf(error: unknown): string {
  for (const each of [error, error instanceof Error ? error.cause : null])
    if (each instanceof Error && 'code' in each) return String(each.code)
  return ''
}
