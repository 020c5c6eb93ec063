import type { ErrorCode } from '../errors/catalog.ts'
import type { Endpoint } from './endpoint.ts'

const when = (isSo: boolean, ...codes: ErrorCode[]): ErrorCode[] => (isSo ? codes : [])

/** Errors that the kernel itself can return before a call's verb runs. They follow from the entry's shape, so entries need not repeat them. */
function kernelErrors({
  second_factor,
  confirmed,
  method,
  auth = 'session',
  csrf,
  action,
  any_host,
  when_blocked,
  params,
  query,
  body,
  body_kind,
  of_provider,
}: Endpoint): ErrorCode[] {
  const isSigned = auth === 'signature'
  return [
    'general.unavailable',
    ...when(!any_host, 'portals.not_found'),
    ...when(
      auth === 'session',
      'session.unauthorized',
      'session.ended',
      'auth.user_token_invalid',
      'portals.not_yours',
    ),
    ...when(!isSigned && !any_host, 'auth.api_token_invalid'),
    ...when(!isSigned, 'auth.account_blocked'),
    ...when(method !== 'GET' && csrf !== false, 'session.foreign_origin', 'session.csrf'),
    ...when(!when_blocked && !isSigned, 'portals.blocked'),
    ...when(action !== 'public', 'access.denied', 'access.not_allowed_for_role'),
    ...when(auth === 'session' && second_factor !== 'before', 'session.second_factor_needed'),
    ...when(auth === 'session' && second_factor === undefined, 'session.second_factor_missing'),
    ...when(confirmed === true, 'session.confirm_needed'),
    ...when(of_provider === true, 'partners.no_company'),
    ...when(params !== undefined, 'general.not_found'),
    ...when(query !== undefined || body !== undefined, 'validation.failed'),
    ...when(body !== undefined, 'general.body_unreadable', 'general.body_too_large'),
    // The sender may disconnect while sending.
    ...when(body_kind === 'raw', 'general.body_unreadable'),
  ]
}

/** Every error code that a call can return: those its entry declares and those the kernel adds for an entry of this shape. */
export const errorsOf = (endpoint: Endpoint): ReadonlySet<ErrorCode> =>
  new Set([...kernelErrors(endpoint), ...endpoint.errors])
