import { roleLabels, type Role } from '@portico/shared/access/roles.ts'
import { fail } from '../../../kernel/fail.ts'
import type { Candidate } from './candidate.ts'

/** Rejects people without the portal's role: portal roles are given on its Users page, by fewer people. */
export function needRole({ roles, name }: Candidate, role: Role): void {
  if (!roles.includes(role)) fail('enrollments.role_missing', { name, role: roleLabels[role] })
}
