import type { ErrorArea } from '../error-area.ts'

export const domainsErrors = {
  // Does not say which portal has the domain, so that nobody can find out which schools use this platform.
  'domains.taken': { status: 409, message: 'This domain cannot be used here. If it is yours, please contact support.' },
  'domains.not_allowed': {
    status: 422,
    message: 'Please choose a domain of your own, such as learn.example.com.',
  },
  'domains.admin_portal': { status: 409, message: 'The admin portal keeps its own address.' },
  'domains.exists': { status: 409, message: 'This portal has a domain already. Delete it before you add another one.' },
  'domains.none': { status: 404, message: 'This portal has no domain of its own.' },
  'domains.email_exists': {
    status: 409,
    message: 'This portal has an email address already. Delete it before you add another one.',
  },
  'domains.email_not_allowed': {
    status: 422,
    message: 'Please choose an address at a domain of your own, such as office@example.com.',
  },
  'domains.no_email': { status: 404, message: 'This portal has no email address of its own.' },
  'domains.unknown_host': { status: 404, message: 'No portal answers at this host.' },
} as const satisfies ErrorArea
