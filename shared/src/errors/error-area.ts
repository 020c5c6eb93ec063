export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 412
  | 413
  | 415
  | 419
  | 422
  | 423
  | 429
  | 500
  | 502
  | 503
  | 507

/**
 * Kind of refusal. `right`: a missing right. `login`: a failed proof of identity. `state`: the state of something does not allow it. The activity log
 * records refused rights of signed-in people and failed logins, except those of GET calls.
 */
export type RefusalKind = 'right' | 'login' | 'state'

type Common = {
  readonly message: string
  /** Only on a code that no call answers with yet: the row of the specification that fixes its wording. */
  readonly row?: string
}
/** A 403 without a kind does not compile. */
export type ErrorEntry = Common &
  (
    | { readonly status: 403; readonly kind: RefusalKind }
    | { readonly status: Exclude<ErrorStatus, 403>; readonly kind?: 'right' | 'login' }
  )

/** One area of the catalog: maps codes to an HTTP status and the message for people. */
export type ErrorArea = Readonly<Record<string, ErrorEntry>>
