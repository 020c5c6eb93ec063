// set_user_tags, find_user_tags
import { eq, sql } from 'drizzle-orm'
import { find_user_tags, set_user_tags } from '@portico/shared/contract/identity/people-about.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { memberships } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lockMember } from './member.ts'

const mostTags = 50

/** Tags that differ only in case are the same; the first spelling wins. */
export const setUserTags = verb(set_user_tags, async (ctx, { params: { user_id }, body }) => {
  const member = await lockMember(ctx, { user_id })
  const tags = body.tags.filter(
    (tag, place) => body.tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === place,
  )
  await ctx.db.update(memberships).set({ tags }).where(eq(memberships.id, member.id))
  ctx.note(`user:${user_id}`, { from: member.tags, to: tags })
  return { id: user_id, tags }
})

export const findUserTags = verb(find_user_tags, async ({ db }, { query }) => {
  const rows = await db.execute<{ tag: string; people: number }>(sql`
    select tag, count(*)::int as people from memberships m, unnest(m.tags) tag
    where ${currentMembers('m')} and m.tags <> '{}' and ${anyHasWords([sql`tag`], query.search)}
    group by tag order by 2 desc, 1 limit ${mostTags}`)
  return [...rows]
})
