import type { ErrorCode } from './catalog.ts'

/** The specification's message keys and the codes whose message they stand for (ERR-014). */
export const messageKeys = {
  invalidFileImport: 'general.invalid_file_import',
  invalidRequiredField: 'validation.required_fields',
  invalidLinkResetPass: 'auth.reset_link_invalid',
  pageNotFound: 'general.page_not_found',
  portalBlocked: 'portals.blocked',
  portalNotFound: 'portals.not_found',
  somethingWentWrong: 'general.internal',
} as const satisfies Record<string, ErrorCode>

export type MessageKey = keyof typeof messageKeys
