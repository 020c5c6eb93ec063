import { and, eq } from 'drizzle-orm'
import { remove_subordinate } from '@portico/shared/contract/learning/team.ts'
import { subordinates } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const removeSubordinate = verb(remove_subordinate, async ({ db, actor, note }, { params }) => {
  const gone = await db
    .delete(subordinates)
    .where(and(eq(subordinates.manager_id, actor.id), eq(subordinates.user_id, params.user_id)))
    .returning({ id: subordinates.id })
  if (gone.length === 0) fail('general.not_found')
  note(`user:${actor.id}`, { no_subordinate: params.user_id })
  return null
})
