/** Returns Postgres's details of a failed statement; drizzle keeps them as the error's cause. */
export function postgresError(error: unknown): { code: string; constraint: string } | null {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('code' in cause)) return null
  return { code: String(cause.code), constraint: 'constraint_name' in cause ? String(cause.constraint_name) : '' }
}

/** Returns the code of a database error (SQLSTATE or the driver's own), also if drizzle wrapped it; empty for other errors. */
export function codeOf(error: unknown): string {
  for (const each of [error, error instanceof Error ? error.cause : null])
    if (each instanceof Error && 'code' in each) return String(each.code)
  return ''
}
