import type { ErrorArea } from './error-area.ts'

export const usersErrors = {
  'users.own_roles': { status: 403, message: 'You cannot change your own roles. Please ask another admin.' },
  'users.own_second_factor': { status: 403, message: 'Somebody else has to do this for you.' },
  'users.second_factor_elsewhere': {
    status: 403,
    message: 'This person belongs to other portals too. Please ask a super admin.',
  },
  'users.role_not_assignable': { status: 422, message: 'The role {role} cannot be assigned on this portal.' },
} as const satisfies ErrorArea
