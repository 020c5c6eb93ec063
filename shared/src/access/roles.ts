/** The twelve roles (ROL-001), in the column order of the grants table. */
export const roles = [
  'super_admin',
  'sub_super_admin',
  'portal_admin',
  'admin',
  'sub_admin',
  'course_admin',
  'accounting',
  'manager',
  'instructor',
  'learner',
  'editor',
  'partner',
] as const

export type Role = (typeof roles)[number]

export const defaultRole: Role = 'learner'

export const roleLabels: Readonly<Record<Role, string>> = {
  super_admin: 'Super Admin',
  sub_super_admin: 'Sub Super Admin',
  portal_admin: 'Portal Admin',
  admin: 'Admin',
  sub_admin: 'Sub Admin',
  course_admin: 'Course Admin',
  accounting: 'Accounting',
  manager: 'Manager',
  instructor: 'Instructor',
  learner: 'Learner',
  editor: 'Editor',
  partner: 'Partner',
}

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)

/** The role in effect: the stored one while it is still held, otherwise the first one held (ROL-018). */
export function currentRole({ held, stored }: { held: readonly Role[]; stored: string | null }): Role | null {
  return held.find((role) => role === stored) ?? held[0] ?? null
}
