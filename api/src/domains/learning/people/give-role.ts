import type { CourseRole } from '@portico/shared/access/course-roles.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { announce } from '../../../kernel/notify-processes.ts'
import type { Scope } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/fail.ts'
import { refuseOwnRecord } from '../../access/door.ts'
import { candidateOf, type Candidate, type Named } from './candidate.ts'
import { givenRoles, type RoleInput } from './course-role.ts'

export type Given = { name: string; email: string } & (
  | { verdict: 'create' | 'unchanged'; enrollment_id: number | null }
  | { verdict: 'refused'; enrollment_id: null; code: ErrorCode; message: string }
)

type Wanted = { named: Named; found: readonly Candidate[] }
type CourseRoleInput = RoleInput & { role: CourseRole; portal_id: number }
/** `invites`: addresses without an account are invited next */
type GivenRole = CourseRoleInput & { invites?: boolean }

/** Returns what giving one person the role would do, without writing anything. */
export async function previewRole(scope: Scope, wish: CourseRoleInput, wanted: Wanted): Promise<Given> {
  try {
    return (await checkRole(scope, wish, wanted)).given
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return refused(wanted, error)
  }
}

/** Gives one of many people a course role or rejects them; a rejection notifies everyone watching the course (USR-024, NTF-008). */
export async function giveRole(scope: Scope, wish: GivenRole, wanted: Wanted): Promise<Given> {
  const { role, portal_id, course_id } = wish
  try {
    const { person, given } = await checkRole(scope, wish, wanted)
    return given.verdict === 'create' ? { ...given, ...(await givenRoles[role].give(scope, wish, person)) } : given
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, params } = error
    if (!wish.invites || code !== 'enrollments.unknown_address')
      await announce(scope.db, { kind: 'enrollment_failed', portal_id, course_id, code, params })
    return refused(wanted, error)
  }
}

function refused({ named, found }: Wanted, { code, message }: Refusal): Given {
  const person = found.find((one) => ('email' in named ? one.email === named.email : one.id === named.user_id))
  const email = person?.email ?? ('email' in named ? named.email : '')
  return { name: person?.name ?? '', email, verdict: 'refused', enrollment_id: null, code, message }
}

async function checkRole(scope: Scope, wish: CourseRoleInput, { named, found }: Wanted) {
  const person = candidateOf(named, found)
  // A seat costs a portal credit, so callers cannot enroll themselves, not even if someone else gave them a seat before.
  if (wish.role === 'learner') refuseOwnRecord({ id: wish.actor_id }, person.id, 'enrollments.own_seat')
  const { name, email } = person
  const isHeld = await givenRoles[wish.role].held(scope, wish, person)
  if (!isHeld) await givenRoles[wish.role].check(scope, wish, person)
  const verdict: 'unchanged' | 'create' = isHeld ? 'unchanged' : 'create'
  return { person, given: { name, email, verdict, enrollment_id: null } }
}
