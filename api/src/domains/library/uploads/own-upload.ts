import { and, eq } from 'drizzle-orm'
import { uploads, type UploadRow } from '../tables.ts'
import type { AtEnd, Actor, Context } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'

/** Returns an upload of the caller's own; other people's are not found. */
export async function ownUpload(
  { inPortal, actor, now }: Pick<Context & AtEnd, 'inPortal' | 'now'> & { actor: Actor },
  key: string,
): Promise<UploadRow> {
  const [row] = await inPortal(({ db }) =>
    db
      .select()
      .from(uploads)
      .where(and(eq(uploads.key, key), eq(uploads.user_id, actor.id))),
  )
  if (!row) return fail('general.not_found')
  if (row.state === 'receiving' && row.expires_at <= now()) fail('uploads.ended')
  return row
}
