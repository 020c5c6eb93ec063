import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import type { Actor } from '../../kernel/context.ts'
import { fail } from '../../kernel/fail.ts'

type Code = Extract<ErrorCode, 'enrollments.own_record' | 'enrollments.own_seat' | 'reviews.own'>

/** Nobody grades or changes their own learning record, or begins one with the portal's credit, whatever their role: a colleague does. */
export function refuseOwn(actor: Pick<Actor, 'id'>, user_id: number, code: Code = 'enrollments.own_record'): void {
  if (actor.id === user_id) fail(code)
}
