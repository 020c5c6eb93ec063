import { eq } from 'drizzle-orm'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { isGuessable } from '@portico/shared/schemas/password.ts'
import type { Connection } from '../../db/client.ts'
import { users } from './tables.ts'
import { failFields } from '../../kernel/fail.ts'

type Owner = { email: string; first_name: string; last_name: string }

/** Rejects a new password made from its owner's email or names or the portal's name, which the form's schema cannot know. */
export function checkNewPassword(
  password: string,
  { owner, portal }: { owner: Owner; portal: { name: string } },
): void {
  if (isGuessable(password, [owner.email, owner.first_name, owner.last_name, portal.name]))
    failFields({ password: [errorMessage('validation.password_common')] })
}

/** Reads whose password it will be. Call it only after the caller has proven who they are, so that a rejection reveals no name to a stranger. */
export async function ownerOf({ db }: Connection, user_id: number): Promise<Owner> {
  const [owner] = await db
    .select({ email: users.email, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, user_id))
  return owner ?? { email: '', first_name: '', last_name: '' }
}
