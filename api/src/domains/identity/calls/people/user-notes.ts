// list_user_notes, create_user_note, update_user_note, delete_user_note
import { and, eq, sql } from 'drizzle-orm'
import {
  create_user_note,
  delete_user_note,
  list_user_notes,
  update_user_note,
} from '@portico/shared/contract/identity/people-about.ts'
import { byId } from '../../../../db/by-id.ts'
import type { Transaction } from '../../../../db/client.ts'
import { memberNotes, users } from '../../tables.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { memberOfPortal } from './member.ts'

type Row = typeof memberNotes.$inferSelect
const author = sql<string>`coalesce(nullif(trim(${users.first_name} || ' ' || ${users.last_name}), ''), ${users.email}, 'Former member')`

const wire = ({ id, content, author_id, created_at, updated_at }: Row, actor: Actor, name: string) => ({
  id,
  content,
  author: name,
  is_own: author_id === actor.id,
  created_at,
  updated_at,
})
const nameOf = ({ first_name, last_name, email }: Actor): string => `${first_name} ${last_name}`.trim() || email

export const listUserNotes = verb(list_user_notes, async (ctx, { params: { user_id }, query }) => {
  const { db, actor } = ctx
  await memberOfPortal(ctx, { user_id })
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(memberNotes.id, place)
  const of = eq(memberNotes.user_id, user_id)
  const rows = await db
    .select({ note: memberNotes, author })
    .from(memberNotes)
    .leftJoin(users, eq(users.id, memberNotes.author_id))
    .where(and(of, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const listed = rows.map((row) => wire(row.note, actor, row.author))
  const { data, meta } = page(listed, { place, size: query.per_page })
  const all = db.select({ id: memberNotes.id }).from(memberNotes).where(of)
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})

export const createUserNote = verb(create_user_note, async (ctx, { params: { user_id }, body }) => {
  const { db, actor } = ctx
  await memberOfPortal(ctx, { user_id })
  const [made] = await db
    .insert(memberNotes)
    .values({ user_id, author_id: actor.id, content: body.content })
    .returning()
  if (!made) throw new Error('no note was made')
  ctx.note(`user:${user_id}`, { note: made.id })
  return wire(made, actor, nameOf(actor))
})

type Named = { user_id: number; note_id: number }

/** Locks the caller's own note; refuses someone else's, which only its author may change. */
async function lockOwnNote(db: Transaction, actor: Actor, { user_id, note_id }: Named): Promise<void> {
  const [found] = await db
    .select({ author_id: memberNotes.author_id })
    .from(memberNotes)
    .where(and(eq(memberNotes.id, note_id), eq(memberNotes.user_id, user_id)))
    .for('update')
  if (!found) fail('general.not_found')
  else if (found.author_id !== actor.id) fail('users.note_of_other')
}

export const updateUserNote = verb(update_user_note, async (ctx, { params, body }) => {
  const { db, actor } = ctx
  await memberOfPortal(ctx, params)
  await lockOwnNote(db, actor, params)
  const [saved] = await db
    .update(memberNotes)
    .set({ content: body.content, updated_at: ctx.now() })
    .where(eq(memberNotes.id, params.note_id))
    .returning()
  ctx.note(`user:${params.user_id}`, { note: params.note_id })
  return saved ? wire(saved, actor, nameOf(actor)) : fail('general.not_found')
})

export const deleteUserNote = verb(delete_user_note, async (ctx, { params }) => {
  const { db, actor } = ctx
  await memberOfPortal(ctx, params)
  await lockOwnNote(db, actor, params)
  await db.delete(memberNotes).where(eq(memberNotes.id, params.note_id))
  ctx.note(`user:${params.user_id}`, { note: params.note_id, deleted: true })
  return { id: params.note_id }
})
