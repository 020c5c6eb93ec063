import { and, eq, inArray } from 'drizzle-orm'
import { roleLabels, type Role } from '@portico/shared/access/roles.ts'
import type { Transaction } from '../../../db/client.ts'
import { currentMembers } from '../../../db/current-members.ts'
import { memberships, users } from '../../identity/tables.ts'
import { fail } from '../../../kernel/fail.ts'

/** Someone who is to get a role in a course, as the caller named them. */
export type Named = { user_id: number } | { email: string }
export type Candidate = { id: number; name: string; email: string; is_blocked: boolean; roles: readonly string[] }

const fields = {
  id: users.id,
  first_name: users.first_name,
  last_name: users.last_name,
  email: users.email,
  is_blocked: memberships.is_blocked,
  roles: memberships.roles,
}

/** Finds the named people of the portal, by id and email, and locks their memberships in one fixed order. */
export async function lockCandidates(db: Transaction, named: readonly Named[]): Promise<readonly Candidate[]> {
  const ids = named.flatMap((one) => ('user_id' in one ? one.user_id : []))
  const emails = named.flatMap((one) => ('email' in one ? one.email : []))
  const byEmail = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.email, ['', ...emails]))
  const rows = await db
    .select(fields)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(inArray(memberships.user_id, [0, ...ids, ...byEmail.map(({ id }) => id)]), currentMembers()))
    .orderBy(memberships.id)
    .for('no key update', { of: memberships })
  return rows.map(({ first_name, last_name, ...row }) => ({
    ...row,
    name: `${first_name} ${last_name}`.trim() || row.email,
  }))
}

/** Returns the named person; rejects non-members of the portal, whether or not an account exists elsewhere. */
export function candidateOf(named: Named, found: readonly Candidate[]): Candidate {
  const person = found.find((one) => ('email' in named ? one.email === named.email : one.id === named.user_id))
  if (!person) return 'email' in named ? fail('enrollments.unknown_address', named) : fail('enrollments.person_gone')
  if (person.is_blocked) fail('enrollments.blocked', { name: person.name })
  return person
}

/** Rejects people without the portal's role: portal roles are given on its Users page, by fewer people. */
export function needRole({ roles, name }: Candidate, role: Role): void {
  if (!roles.includes(role)) fail('enrollments.role_missing', { name, role: roleLabels[role] })
}

/** Returns the portal's member with this email; the membership stays locked until the transaction ends. */
export async function memberByEmail(db: Transaction, email: string): Promise<Candidate> {
  return candidateOf({ email }, await lockCandidates(db, [{ email }]))
}
