/** Returns Postgres's details of a failed statement; drizzle keeps them as the error's cause. */
export function postgresError(error: unknown): { code: string; constraint: string } | null {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('code' in cause)) return null
  return { code: String(cause.code), constraint: 'constraint_name' in cause ? String(cause.constraint_name) : '' }
}
