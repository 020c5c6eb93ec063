import type { ErrorArea } from './error-area.ts'

export const catalogueErrors = {
  'catalogue.not_for_sale': { status: 409, message: '"{title}" is not for sale.' },
  'catalogue.coming_soon': { status: 409, message: '"{title}" is coming soon and cannot be bought yet.' },
  'catalogue.search_unavailable': { status: 503, message: 'The search is not available right now. Please try again in a moment.' },
} as const satisfies ErrorArea
