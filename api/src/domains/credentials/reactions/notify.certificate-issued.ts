import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { certificates } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'certificate.issued'>(({ inPortal }, { certificate_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db.select().from(certificates).where(eq(certificates.id, certificate_id))
    if (!row || row.revoked_at) return
    await notify(scope, {
      user_id: row.user_id,
      type: 'certificate_issued',
      properties: { title: row.snapshot.course, original_id: certificate_id },
      path: linkTo('certificate', { serial: row.serial }),
      cause: `certificate:${certificate_id}`,
    })
  }),
)
