import type { Transaction } from '../../db/client.ts'
import { isLimited } from '../../enrollments/teaches-or-more.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'

/** Packets tell of every course, so whoever reaches only some courses gets none. */
export async function refuseLimited(db: Transaction, actor: Pick<Actor, 'id' | 'role'>): Promise<void> {
  if (await isLimited(db, actor)) fail('access.denied')
}
