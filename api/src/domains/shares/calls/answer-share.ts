import { eq } from 'drizzle-orm'
import { answer_share } from '@portico/shared/contract/shares.ts'
import { followShare } from '../follow-share.ts'
import { stepShare } from '../step-share.ts'
import { courses } from '../../courses/tables.ts'
import { courseShares } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { ownShare } from './own-share.ts'

/** Accepting responds once the course is in this portal as a draft, so that the seller can continue with its price. */
export const answerShare = verb(
  answer_share,
  async ({ services, actor, portal, inPortal, now, note }, { params, body }) => {
    const { answer } = body
    const share = await inPortal(({ db }) => ownShare(db, { share_id: params.share_id, actor }))
    if (share.side !== 'received') fail('general.not_found')
    const stepped = await stepShare(services, { share, to: answer, at: now(), by: 'received' })
    if (!stepped) fail('shares.moved_on')
    note(`share:${share.id}`, { answer })
    if (answer === 'accepted') await followShare(services, { portal_id: portal.id, share_id: share.id })
    const [row] = await inPortal(({ db }) =>
      db
        .select({ slug: courses.slug })
        .from(courseShares)
        .leftJoin(courses, eq(courses.id, courseShares.course_id))
        .where(eq(courseShares.id, share.id)),
    )
    return { id: share.id, state: answer, slug: row?.slug ?? null }
  },
)
