import type { ErrorArea } from './error-area.ts'

export const usersErrors = {
  'users.own_roles': { status: 403, message: 'You cannot change your own roles. Please ask another admin.' },
  'users.role_not_assignable': { status: 422, message: 'The role {role} cannot be assigned on this portal.' },
} as const satisfies ErrorArea
