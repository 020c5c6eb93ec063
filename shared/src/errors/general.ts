import type { ErrorArea } from './error-area.ts'

// 'general.internal' is the blank 500: it discloses nothing about the failure.
export const generalErrors = {
  'general.not_found': { status: 404, message: 'Resource not found!' },
  'general.page_not_found': { status: 404, message: 'Page not found!' },
  'general.route_not_found': { status: 404, message: 'This page could not be found' },
  'general.changed_meanwhile': {
    status: 409,
    message: 'Someone else changed this after you opened it. Nothing was saved.',
  },
  'general.internal': { status: 500, message: 'Something went wrong. Please try again later.' },
  'general.server_error': {
    status: 500,
    message: 'Please refresh your screen. Need further assistance? Call us immediately at {phone} for support.',
  },
  'general.unknown_middleware': { status: 500, message: 'Unknown middleware' },
  'general.too_many_requests': {
    status: 429,
    message: 'Too many requests. Please try again in {seconds} {seconds, second, seconds}.',
  },
  'general.unavailable': {
    status: 503,
    message: 'This service is not available right now. Please try again in a moment.',
  },
  'general.offline': { status: 503, message: 'You’re offline. Check your connection and try again.' },
  'general.invalid_file_import': { row: 'PGB-014', status: 422, message: 'Invalid file for import' },
  'general.body_unreadable': { status: 400, message: 'The request could not be read.' },
  'general.body_too_large': { status: 413, message: 'The request is larger than {limit}.' },
} as const satisfies ErrorArea
