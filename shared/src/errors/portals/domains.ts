import type { ErrorArea } from '../error-area.ts'

export const domainsErrors = {
  // Does not say which portal has the domain, so that nobody can find out which schools use this platform.
  'domains.taken': { status: 409, message: 'This domain cannot be used here. If it is yours, please contact support.' },
  'domains.not_allowed': {
    status: 422,
    message: 'Please enter a domain that you own, such as learn.example.com.',
  },
  'domains.admin_portal': { status: 409, message: 'The address of the admin portal cannot be changed.' },
  'domains.exists': { status: 409, message: 'This portal already has a domain. Delete it before you add another one.' },
  'domains.none': { status: 404, message: 'This portal has no domain of its own.' },
  'domains.email_exists': {
    status: 409,
    message: 'This portal already has an email address. Delete it before you add another one.',
  },
  'domains.email_not_allowed': {
    status: 422,
    message: 'Please enter an email address at a domain that you own, such as office@example.com.',
  },
  'domains.no_email': { status: 404, message: 'This portal has no email address of its own.' },
  'domains.unknown_host': { status: 404, message: 'There is no portal at this host.' },
} as const satisfies ErrorArea
