import type { ErrorArea } from './error-area.ts'

export const usersErrors = {
  'users.own_roles': { status: 403, message: 'You cannot change your own roles. Please ask another admin.' },
  'users.own_second_factor': {
    status: 403,
    message: 'You cannot do this for your own account. Please ask another admin.',
  },
  'users.second_factor_elsewhere': {
    status: 403,
    message: 'This person also belongs to other portals. Please ask a super admin.',
  },
  'users.role_not_assignable': { status: 422, message: 'The role {role} cannot be assigned on this portal.' },
} as const satisfies ErrorArea
