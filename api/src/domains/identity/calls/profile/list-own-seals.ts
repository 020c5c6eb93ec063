import { desc, eq } from 'drizzle-orm'
import { list_own_seals } from '@portico/shared/contract/identity/profile-seals.ts'
import { memberSeals } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'

const mostSeals = 200

/** Lists the caller's seals, without naming who granted them (OP-111). */
export const listOwnSeals = verb(list_own_seals, async ({ db, actor }) =>
  db.select().from(memberSeals).where(eq(memberSeals.user_id, actor.id)).orderBy(desc(memberSeals.id)).limit(mostSeals),
)
