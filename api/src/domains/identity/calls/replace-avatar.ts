import { eq } from 'drizzle-orm'
import { users } from '../tables.ts'
import { emitter } from '../../../events/emit.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { portalOfPicture } from '../../media/door.ts'

/**
 * Sets or clears an account's picture. The files of the previous one are removed later, unless something still shows it. The portal where it was
 * uploaded removes them, because the files are in that portal's folder.
 */
export async function replaceAccountAvatar(
  { db, emit }: Scope,
  { user_id, address }: { user_id: number; address: string | null },
): Promise<void> {
  const [before] = await db.select({ image: users.image }).from(users).where(eq(users.id, user_id)).for('update')
  if (!before) fail('general.not_found')
  await db.update(users).set({ image: address }).where(eq(users.id, user_id))
  if (!before.image || before.image === address) return
  const owner = portalOfPicture(before.image)
  await (owner === null ? emit : emitter(db, owner))('picture.dropped', { address: before.image })
}
