import type { CourseRole } from '@portico/shared/access/course-roles.ts'
import type { ErrorCode } from '@portico/shared/errors/catalog.ts'
import { announce } from '../../../kernel/announce.ts'
import type { Scope } from '../../../kernel/context.ts'
import { Refusal } from '../../../kernel/fail.ts'
import { candidateOf, type Candidate, type Named } from './candidate.ts'
import { givenRoles, type Wish } from './course-role.ts'

export type Given = { name: string; email: string } & (
  | { verdict: 'create' | 'unchanged'; enrollment_id: number | null }
  | { verdict: 'refused'; enrollment_id: null; code: ErrorCode; message: string }
)

/** One person of many gets a role in a course, or is refused; whoever watches the course hears of a refusal (USR-024, NTF-008). */
export async function giveRole(
  scope: Scope,
  wish: Wish & { role: CourseRole; portal_id: number },
  { named, found }: { named: Named; found: readonly Candidate[] },
): Promise<Given> {
  const { role, portal_id, course_id } = wish
  try {
    const person = candidateOf(named, found)
    const { name, email } = person
    if (await givenRoles[role].held(scope, wish, person))
      return { name, email, verdict: 'unchanged', enrollment_id: null }
    return { name, email, verdict: 'create', ...(await givenRoles[role].give(scope, wish, person)) }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, params, message } = error
    await announce(scope.db, { kind: 'enrollment_failed', portal_id, course_id, code, params })
    const person = found.find((one) => ('email' in named ? one.email === named.email : one.id === named.user_id))
    const email = person?.email ?? ('email' in named ? named.email : '')
    return { name: person?.name ?? '', email, verdict: 'refused', enrollment_id: null, code, message }
  }
}
