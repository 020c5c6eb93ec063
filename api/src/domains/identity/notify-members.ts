import { sql } from 'drizzle-orm'
import { currentMembers } from '../../db/current-members.ts'
import { notifyAll, type NewNotification } from '../notifications/door.ts'
import { hasManager } from '../access/door.ts'
import type { ReactionContext } from '../../kernel/reaction.ts'

type MembersNotification = Omit<NewNotification, 'user_id'> & {
  role: 'learner' | 'manager'
  /** only to this manager's people */ manager_id: number | null
}

const mostAtOnce = 500

/** Notifies everyone who holds a role, in batches of one transaction each. A retry continues where it stopped and notifies nobody twice. */
export async function notifyMembers(
  { inPortal }: Pick<ReactionContext, 'inPortal'>,
  { role, manager_id, ...said }: MembersNotification,
): Promise<void> {
  const isTheirs =
    manager_id === null ? sql`true` : hasManager({ user_id: sql`m.user_id`, manager_id: sql`${manager_id}::bigint` })
  let last = 0
  for (;;) {
    const told = await inPortal(async (scope) => {
      const rows = await scope.db.execute<{ user_id: string }>(sql`
        select m.user_id from memberships m
        where ${currentMembers('m')} and ${role} = any(m.roles) and not m.is_blocked and m.user_id > ${last} and ${isTheirs}
        order by m.user_id limit ${mostAtOnce}`)
      const people = rows.map(({ user_id }) => Number(user_id))
      await notifyAll(scope, people, said)
      return people
    })
    if (told.length < mostAtOnce) return
    last = told.at(-1) ?? last
  }
}
