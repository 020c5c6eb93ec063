import { eq } from 'drizzle-orm'
import { authors } from '../../tables.ts'
import type { Actor, Scope } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'
import { rulesOf } from '../../list-rules.ts'

/**
 * Sets or clears an author's picture, if the actor may change the author. The previous picture's files are removed later unless something still shows
 * them.
 */
export async function replaceAvatar(
  { db, emit }: Pick<Scope, 'db' | 'emit'>,
  { id, address, actor }: { id: number; address: string | null; actor: Actor },
): Promise<void> {
  const [before] = await db.select({ avatar: authors.avatar }).from(authors).where(eq(authors.id, id)).for('update')
  if (!before) fail('general.not_found')
  await rulesOf('authors').reach?.(db, actor, { id })
  await db.update(authors).set({ avatar: address }).where(eq(authors.id, id))
  if (before.avatar && before.avatar !== address) await emit('picture.dropped', { address: before.avatar })
}
