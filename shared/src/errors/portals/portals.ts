import type { ErrorArea } from '../error-area.ts'

// ERR-027 has two texts: the first is for a foreign portal id in a request, the second for a choice in the portal switcher.
export const portalsErrors = {
  'portals.not_found': { status: 404, message: 'Portal not found!' },
  'portals.not_yours': { status: 403, kind: 'right', message: 'Not your portal!' },
  'portals.choice_not_yours': { status: 403, kind: 'right', message: 'It is not your portal' },
  'portals.blocked': {
    status: 403,
    kind: 'state',
    message: 'The portal is blocked, please contact the site administrator',
  },
  'portals.paused': { status: 403, kind: 'state', message: 'This portal is paused' },
  'portals.never_paused': {
    status: 409,
    kind: 'right',
    message: 'The core portal and the admin portal cannot be paused.',
  },
  'portals.empty': { status: 422, message: 'No portal was selected.' },
  'portals.type_already_set': { status: 409, message: 'The portal type is already set and cannot be changed.' },
  'portals.slug_taken': { status: 409, message: 'Another portal already uses this address.' },
  'portals.in_use': {
    status: 409,
    message: 'This portal has people, courses, orders or other entries and cannot be deleted. It can be paused.',
  },
  'portals.being_published': {
    status: 409,
    message: 'Pages of this portal are still being published. Please try again in a moment.',
  },
  'portals.setup_incomplete': { status: 422, message: 'Upload a logo and enter a company name to get started.' },
  'portals.name_reserved': { status: 422, message: 'The name "{name}" is reserved. Please choose another one.' },
} as const satisfies ErrorArea
