import { eq } from 'drizzle-orm'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { shareMover } from '@portico/shared/states/course-share.ts'
import { idsOf, membersWith } from '../../identity/door.ts'
import { notifyAll } from '../../notifications/door.ts'
import { courseShares } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Notifies staff of the side that did not make the change, or of both sides if the share's last day ended it. */
export const task = reaction<'share.moved'>(({ inPortal }, { share_id }) =>
  inPortal(async (scope) => {
    const [share] = await scope.db.select().from(courseShares).where(eq(courseShares.id, share_id))
    if (!share || share.side === shareMover(share)) return
    await notifyAll(scope, idsOf(await membersWith(scope.db, 'shares.manage')), {
      type: `share_${share.state}`,
      properties: { title: share.title, original_id: share.id },
      path: linkToStaff('sharedCourses'),
      cause: `share:${share.id}:${share.state}`,
    })
  }),
)
