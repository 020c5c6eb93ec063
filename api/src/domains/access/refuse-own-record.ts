import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'

type Code = Extract<ErrorCode, 'enrollments.own_record' | 'enrollments.own_seat' | 'reviews.own'>

/**
 * Refuses people, whatever their role, who grade or change their own learning record or start one with the portal's credit; a colleague must do it.
 */
export function refuseOwnRecord(
  actor: Pick<Actor, 'id'>,
  user_id: number,
  code: Code = 'enrollments.own_record',
): void {
  if (actor.id === user_id) fail(code)
}
