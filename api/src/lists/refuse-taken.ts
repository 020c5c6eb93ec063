import { errorMessage } from '@portico/shared/errors/message.ts'
import { failFields } from '../kernel/fail.ts'
import { nameOf, type List } from './list-table.ts'

/** What Postgres says of a refused statement; drizzle keeps it as the cause. */
export function postgresError(error: unknown): { code: string; constraint: string } | null {
  const cause = error instanceof Error ? error.cause : null
  if (!(cause instanceof Error) || !('code' in cause)) return null
  return { code: String(cause.code), constraint: 'constraint_name' in cause ? String(cause.constraint_name) : '' }
}

/** A value that another entry of the list has already is refused at its field. */
export function refuseTaken(error: unknown, { resource, table }: List): never {
  const found = postgresError(error)
  const field = Object.keys(resource.fields).find(
    (name) => found?.constraint === `${nameOf(table)}_portal_id_${name}_key`,
  )
  if (found?.code === '23505' && field !== undefined) failFields({ [field]: [errorMessage('lists.taken')] })
  throw error
}
