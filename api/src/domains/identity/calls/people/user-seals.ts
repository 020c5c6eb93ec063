// list_user_seals, grant_user_seal, remove_user_seal
import { and, desc, eq, sql } from 'drizzle-orm'
import { grant_user_seal, list_user_seals, remove_user_seal } from '@portico/shared/contract/identity/people-about.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { memberSeals, users } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { storeRequestPicture } from '../../../media/door.ts'
import { memberOfPortal } from './member.ts'

const granter = sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email}, '')`

export const listUserSeals = verb(list_user_seals, async (ctx, { params: { user_id } }) => {
  await memberOfPortal(ctx, { user_id })
  return ctx.db
    .select({
      id: memberSeals.id,
      title: memberSeals.title,
      image: memberSeals.image,
      granted_at: memberSeals.granted_at,
      granted_by: granter,
    })
    .from(memberSeals)
    .leftJoin(users, eq(users.id, memberSeals.granted_by))
    .where(eq(memberSeals.user_id, user_id))
    .orderBy(desc(memberSeals.id))
    .limit(200)
})

/** Stores the picture before the row refers to it (OP-111). */
export const grantUserSeal = verb(grant_user_seal, async (ctx, { params: { user_id }, query }) => {
  const { actor, portal, inPortal, note } = ctx
  // Check first, so no upload is read in vain.
  await inPortal(({ db }) => memberOfPortal({ db, portal }, { user_id }))
  return storeRequestPicture(ctx, { name: query.file_name, rule: authorAvatarRule }, async ({ db }, image) => {
    await memberOfPortal({ db, portal }, { user_id })
    const [made] = await db
      .insert(memberSeals)
      .values({ user_id, title: query.title, image, granted_by: actor.id })
      .returning()
    if (!made) throw new Error('no seal was granted')
    note(`user:${user_id}`, { seal: made.id, title: made.title })
    return {
      id: made.id,
      title: made.title,
      image,
      granted_at: made.granted_at,
      granted_by: `${actor.first_name} ${actor.last_name}`.trim() || actor.email,
    }
  })
})

export const removeUserSeal = verb(remove_user_seal, async (ctx, { params: { user_id, seal_id } }) => {
  await memberOfPortal(ctx, { user_id })
  const [gone] = await ctx.db
    .delete(memberSeals)
    .where(and(eq(memberSeals.id, seal_id), eq(memberSeals.user_id, user_id)))
    .returning()
  if (!gone) return fail('general.not_found')
  await ctx.emit('picture.dropped', { address: gone.image })
  ctx.note(`user:${user_id}`, { seal: seal_id, removed: gone.title })
  return { id: seal_id }
})
