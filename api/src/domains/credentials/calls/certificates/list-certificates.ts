import { and, desc, eq, sql } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { list_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { certificates } from '../../tables.ts'
import { isCourseInReach } from '../../../access/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { certificateWire } from '../../certificates/wire.ts'

export const listCertificates = verb(list_certificates, async ({ db, actor, portal, services }, { query }) => {
  const user_id = query.user_id ?? actor.id
  if (user_id !== actor.id && !may({ roles: [actor.role], action: 'learning.read_others' })) fail('access.denied')
  const reached = isCourseInReach(actor, sql`${certificates.course_id}`)
  const rows = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.user_id, user_id), user_id === actor.id ? undefined : reached))
    .orderBy(desc(certificates.id))
    .limit(500)
  return rows.map((row) => certificateWire(row, portal, services.config))
})
