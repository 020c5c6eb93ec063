import { and, eq } from 'drizzle-orm'
import { authors } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { makeVariants } from '../../media/door.ts'

/** Sets the author's picture once all formats and widths are stored; only then are pages rebuilt. */
export const task = reaction<'author.avatar_kept'>(async ({ services, inPortal }, { author_id, address }) => {
  const whole = await makeVariants({ storage: services.storage, address })
  await inPortal(async ({ db, emit }) => {
    const [author] = await db
      .update(authors)
      .set({ avatar: whole ?? address })
      .where(and(eq(authors.id, author_id), eq(authors.avatar, address)))
      .returning({ id: authors.id })
    if (whole !== null) for (const each of [address, whole]) await emit('picture.dropped', { address: each })
    if (author) await emit('list.changed', { list: 'authors', id: author_id })
  })
})
