import type { ErrorArea } from './error-area.ts'

export const sharesErrors = {
  'shares.portal_unknown': {
    status: 422,
    message: 'There is no portal at this address. Please copy it from its storefront.',
  },
  'shares.own_portal': { status: 422, message: 'This is your own portal.' },
  'shares.not_published': {
    status: 409,
    message: 'Publish the course first. Other portals get the published version.',
  },
  'shares.already_open': { status: 409, message: 'This course is already shared with {portal}.' },
  'shares.moved_on': { status: 409, message: 'Someone else changed this share. It has been refreshed.' },
  'shares.seats_gone': { status: 409, message: 'There are not enough seats of {title} left.' },
} as const satisfies ErrorArea
