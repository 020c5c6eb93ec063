import { get_upload } from '@portico/shared/contract/uploads.ts'
import { and, eq } from 'drizzle-orm'
import { uploads } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { showUploads } from '../../uploads/show-uploads.ts'

export const getUpload = verb(get_upload, async (ctx, { params }) => {
  const rows = await ctx.inPortal(({ db }) =>
    db
      .select()
      .from(uploads)
      .where(and(eq(uploads.key, params.key), eq(uploads.user_id, ctx.actor.id))),
  )
  const [shown] = await showUploads(ctx, rows)
  return shown ?? fail('general.not_found')
})
