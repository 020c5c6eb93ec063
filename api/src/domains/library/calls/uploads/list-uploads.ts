import { and, desc, eq, gt, inArray, ne } from 'drizzle-orm'
import { list_uploads } from '@portico/shared/contract/uploads.ts'
import { uploads } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { showUploads } from '../../uploads/show-uploads.ts'

const most = 20

/** Lists what the caller began and has not finished, so that a reopened page finds its uploads. */
export const listUploads = verb(list_uploads, async (ctx) => {
  const rows = await ctx.inPortal(({ db }) =>
    db
      .select()
      .from(uploads)
      .where(
        and(
          eq(uploads.user_id, ctx.actor.id),
          ne(uploads.purpose, 'part'),
          inArray(uploads.state, ['receiving', 'processing']),
          gt(uploads.expires_at, ctx.now()),
        ),
      )
      .orderBy(desc(uploads.id))
      .limit(most),
  )
  return showUploads(ctx, rows)
})
