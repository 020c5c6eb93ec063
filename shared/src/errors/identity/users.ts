import type { ErrorArea } from '../error-area.ts'

export const usersErrors = {
  'users.own_roles': {
    status: 403,
    kind: 'right',
    message: 'You cannot change your own roles. Please ask another admin.',
  },
  'users.own_second_factor': {
    status: 403,
    kind: 'right',
    message: 'You cannot do this for your own account. Please ask another admin.',
  },
  'users.second_factor_elsewhere': {
    status: 403,
    kind: 'right',
    message: 'This person also belongs to other portals. Please ask a super admin.',
  },
  'users.own_account': {
    status: 403,
    kind: 'right',
    message: 'You cannot do this for your own account. Please ask another admin.',
  },
  'users.ranks_higher': {
    status: 403,
    kind: 'right',
    message: 'This person has permissions that you don’t have. Please ask another admin.',
  },
  'users.last_admin': {
    status: 409,
    message: 'This is the last person who manages this portal. Give someone else that role first.',
  },
  'users.protected': {
    status: 409,
    message: 'A person with the role {role} cannot be deleted. Remove the role first.',
  },
  'users.account_elsewhere': {
    status: 403,
    kind: 'right',
    message: 'This person also belongs to other portals, so the account cannot be changed here.',
  },
  'users.unconfirmed': {
    status: 409,
    message: 'This person has not confirmed their email address yet. Send the invitation again instead.',
  },
  'users.email_taken': {
    status: 409,
    message: 'Someone with this email already has an account. Ask them to sign up here with their password.',
  },
  'users.already_member': { status: 409, message: 'Someone with this email already belongs to this portal.' },
  'users.note_of_other': {
    status: 403,
    kind: 'right',
    message: 'Only the person who wrote a note can change or delete it.',
  },
  'users.role_not_assignable': {
    status: 422,
    kind: 'right',
    message: 'You cannot assign the role {role} on this portal.',
  },
} as const satisfies ErrorArea
