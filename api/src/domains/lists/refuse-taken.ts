import { errorMessage } from '@portico/shared/errors/message.ts'
import { postgresError } from '../../db/postgres-error.ts'
import { failFields } from '../../kernel/fail.ts'
import { nameOf, type List } from './list-table.ts'

/** Reports a value that another entry of the list already has at its field. */
export function refuseTaken(error: unknown, { resource, table }: List): never {
  const found = postgresError(error)
  const field = Object.keys(resource.fields).find(
    (name) => found?.constraint === `${nameOf(table)}_portal_id_${name}_key`,
  )
  if (found?.code === '23505' && field !== undefined) failFields({ [field]: [errorMessage('lists.taken')] })
  throw error
}
