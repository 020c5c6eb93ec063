import type { ErrorEntry, RefusalKind } from './error-area.ts'
import { describe, expect, test } from 'vitest'
import { errorCatalog, type ErrorCode } from './catalog.ts'
import { accessErrors } from './access.ts'
import { authErrors } from './identity/auth.ts'
import { cartErrors } from './orders/cart.ts'
import { certificatesErrors } from './certificates.ts'
import { coursesErrors } from './courses.ts'
import { couponsErrors } from './orders/coupons.ts'
import { creditsErrors } from './credits.ts'
import { enrollmentsErrors } from './learning/enrollments.ts'
import { examsErrors } from './exams.ts'
import { generalErrors } from './general.ts'
import { integrationsErrors } from './integrations.ts'
import { learningErrors } from './learning/learning.ts'
import { listsErrors } from './lists.ts'
import { assignmentsErrors } from './assignments.ts'
import { mediaErrors } from './media.ts'
import { errorMessage } from './message.ts'
import { ordersErrors } from './orders/orders.ts'
import { partnersErrors } from './partners.ts'
import { paymentsErrors } from './orders/payments.ts'
import { portalsErrors } from './portals/portals.ts'
import { proofErrors } from './proof.ts'
import { questionsErrors } from './questions.ts'
import { reviewsErrors } from './reviews.ts'
import { schedulesErrors } from './schedules.ts'
import { scormErrors } from './scorm.ts'
import { scormImportErrors } from './scorm-import.ts'
import { sessionErrors } from './identity/session.ts'
import { salesTaxErrors } from './orders/sales-tax.ts'
import { subscriptionsErrors } from './subscriptions.ts'
import { uploadsErrors } from './uploads.ts'
import { announcementsErrors } from './portals/announcements.ts'
import { redirectsErrors } from './portals/redirects.ts'
import { domainsErrors } from './portals/domains.ts'
import { invitationsErrors } from './learning/invitations.ts'
import { sharesErrors } from './shares.ts'
import { usersErrors } from './identity/users.ts'
import { validationErrors } from './validation.ts'

const areas = [
  accessErrors,
  authErrors,
  cartErrors,
  certificatesErrors,
  coursesErrors,
  creditsErrors,
  enrollmentsErrors,
  examsErrors,
  generalErrors,
  integrationsErrors,
  learningErrors,
  listsErrors,
  ordersErrors,
  partnersErrors,
  paymentsErrors,
  portalsErrors,
  proofErrors,
  questionsErrors,
  reviewsErrors,
  schedulesErrors,
  scormErrors,
  scormImportErrors,
  sessionErrors,
  validationErrors,
  mediaErrors,
  assignmentsErrors,
  couponsErrors,
  salesTaxErrors,
  subscriptionsErrors,
  uploadsErrors,
  announcementsErrors,
  redirectsErrors,
  domainsErrors,
  invitationsErrors,
  sharesErrors,
  usersErrors,
]

// Texts quoted by the specification, repeated here character by character to catch typos. They prove no row; a row is proven where a person reads the
// text.
const quoted: readonly (readonly [ErrorCode, number, string])[] = [
  [
    'general.server_error',
    500,
    'Please refresh your screen. Need further assistance? Call us immediately at {phone} for support.',
  ],
  ['general.internal', 500, 'Something went wrong. Please try again later.'],
  ['session.ended', 401, 'You have been logged out due to inactivity or an alternate login.'],
  ['session.unauthorized', 401, 'Unauthorized'],
  ['general.not_found', 404, 'Resource not found!'],
  ['general.page_not_found', 404, 'Page not found!'],
  ['portals.not_found', 404, 'Portal not found!'],
  ['session.authorization_failed', 403, 'Authorization failed!'],
  ['auth.link_unknown', 404, 'This link isn’t valid. Check that you copied all of it.'],
  ['auth.link_expired', 410, 'The link has expired'],
  ['auth.reset_link_expired', 410, 'Your link is expired'],
  ['auth.reset_link_invalid', 422, 'Link reset password is invalid'],
  ['auth.token_missing', 422, 'Token is undefined!'],
  ['auth.token_invalid', 422, 'Token is invalid'],
  ['auth.api_token_invalid', 401, 'The token is not valid'],
  ['portals.not_yours', 403, 'Not your portal!'],
  ['portals.choice_not_yours', 403, 'It is not your portal'],
  ['portals.blocked', 403, 'The portal is blocked, please contact the site administrator'],
  ['portals.paused', 403, 'This portal is paused'],
  ['access.affiliate_subscription', 403, 'An affiliate subscription is not enough.'],
  ['portals.setup_incomplete', 422, 'Upload a logo and enter a company name to get started.'],
  ['validation.required_fields', 422, 'Please fill in the required fields to continue.'],
  ['validation.required_named', 422, 'This field {name} is required!'],
  ['validation.required', 422, 'This field is required'],
  ['validation.email', 422, 'Please enter a valid email address.'],
  ['validation.password_confirmed', 422, 'This password does not match the password set above.'],
  ['validation.min', 422, 'Please enter at least {length} characters.'],
  ['validation.max', 422, 'Please enter at no more than {length} characters'],
  ['validation.url', 422, 'This field is not a valid URL'],
  ['validation.file_type', 422, 'File type is invalid!'],
  ['validation.phone', 422, 'Please enter a valid phone number.'],
  ['validation.limit', 422, 'Limit {fieldName} entry to maximum {size} characters'],
  ['validation.way_to_answer', 422, 'Learners need a way to answer: text, files, or both'],
  ['validation.correct_answer', 422, 'Select at least one correct answer'],
  ['validation.selected_value', 422, 'Selected value is not valid'],
  ['learning.not_a_learner', 403, 'You are not able to take the course because you are not a learner in it.'],
  ['certificates.not_finished', 409, 'The student has not finished the course'],
  ['credits.not_enough', 409, 'Yours credits are not enough'],
  ['credits.not_enough_in_portal', 409, 'Credits are not enough in the portal'],
  ['access.denied', 403, 'You do not have permissions for this operation'],
  ['access.denied_action', 403, 'You do not have enough permissions for this action'],
  ['general.unknown_middleware', 500, 'Unknown middleware'],
  ['general.route_not_found', 404, 'This page could not be found'],
  ['scorm.version', 422, 'Version {x} is not implemented'],
  ['general.invalid_file_import', 422, 'Invalid file for import'],
  ['courses.delete_published', 409, 'Unable to delete a published course'],
]

// Texts that the specification only paraphrases: the code must exist and express it in one sentence.
const paraphrased: readonly (readonly [ErrorCode, number, RegExp])[] = [
  ['reviews.done', 409, /already reviewed/],
  ['portals.empty', 422, /no portal/i],
  ['access.not_allowed_for_role', 403, /role/],
  ['access.role_not_held', 403, /do not have this role/],
  ['auth.user_token_invalid', 401, /invalid or has expired/],
  ['auth.account_blocked', 403, /blocked/],
  ['auth.invalid_credentials', 401, /not correct/],
  ['auth.old_password_incorrect', 422, /old password/],
  ['validation.parts', 422, /separated by commas/],
  ['validation.invalid_url', 422, /address is not valid/],
  ['auth.email_already_verified', 409, /already verified/],
  ['payments.no_payment_yet', 409, /no card payment/],
  ['integrations.cloud_scorm_key_missing', 422, /Cloud Scorm API key is missing/],
  ['integrations.easy_ship_key_missing', 422, /EasyShip secret key is missing/],
  ['integrations.maps_failed', 502, /maps or reviews/],
  ['exams.already_finished', 409, /already finished/],
  ['exams.no_attempts_left', 409, /no attempts left/],
  ['certificates.no_logo', 422, /no logo/],
  ['certificates.no_template', 422, /no certificate template/],
  ['learning.start_failed', 500, /status has not changed/],
  ['learning.finish_failed', 500, /status has not changed/],
  ['exams.not_submitted', 500, /answers are saved/],
]

describe('the error catalog', () => {
  test('has the exact quoted texts with their status', () => {
    for (const [code, status, message] of quoted)
      expect({ code, ...errorCatalog[code] }).toMatchObject({ code, status, message })
  })

  test('words each paraphrased text as one plain sentence', () => {
    for (const [code, status, words] of paraphrased) {
      expect(errorCatalog[code].status).toBe(status)
      expect(errorCatalog[code].message).toMatch(words)
    }
  })

  test('has the wording of every code that no call answers with yet in one of these lists', () => {
    const waiting = Object.entries<ErrorEntry>(errorCatalog).filter(([, { row }]) => row !== undefined)
    const worded: readonly string[] = [...quoted, ...paraphrased].map(([code]) => code)
    expect(waiting.map(([code]) => code).filter((code) => !worded.includes(code))).toEqual([])
  })

  test('[FRM-041] gives every entry a status and a text, and every code an area', () => {
    for (const [code, { status, message }] of Object.entries(errorCatalog)) {
      expect(status, code).toBeGreaterThanOrEqual(400)
      expect(message.trim(), code).not.toBe('')
      expect(code).toMatch(/^[a-z_]+\.[a-z0-9_]+$/)
    }
  })

  test('states the kind of refusal for every code that is one of the three kinds', () => {
    const kinds: [string, RefusalKind | undefined][] = Object.entries<ErrorEntry>(errorCatalog).map(
      ([code, { kind }]) => [code, kind],
    )
    const byKind = Map.groupBy(kinds, ([, kind]) => kind)
    const named = (kind: RefusalKind) => (byKind.get(kind) ?? []).map(([code]) => code).toSorted()
    expect({ right: named('right'), login: named('login'), state: named('state') }).toMatchSnapshot()
  })

  test('[FRM-041] defines no code in two areas', () => {
    const codes = areas.flatMap((area) => Object.keys(area))
    expect(new Set(codes).size).toBe(codes.length)
    expect(Object.keys(errorCatalog).toSorted()).toEqual(codes.toSorted())
  })
})

describe('errorMessage', () => {
  test('fills the braces', () => {
    expect(errorMessage('general.too_many_requests', { seconds: 1 })).toBe(
      'Too many requests. Please try again in 1 second.',
    )
    expect(errorMessage('general.too_many_requests', { seconds: 2 })).toContain('in 2 seconds.')
    expect(errorMessage('general.too_many_requests')).toContain('{seconds} {seconds, second, seconds}')
    expect(errorMessage('validation.min', { length: 8 })).toBe('Please enter at least 8 characters.')
    expect(errorMessage('validation.limit', { fieldName: 'title', size: 200 })).toBe(
      'Limit title entry to maximum 200 characters',
    )
    expect(errorMessage('scorm.version', { x: '2004 3rd Edition' })).toBe('Version 2004 3rd Edition is not implemented')
    expect(errorMessage('general.server_error', { phone: '+1-555-010-0100' })).toContain('at +1-555-010-0100 for')
  })

  test('inserts values unchanged and leaves a missing one visible', () => {
    expect(errorMessage('validation.required_named', { name: '$& {length}' })).toBe(
      'This field $& {length} is required!',
    )
    expect(errorMessage('validation.required_named')).toBe('This field {name} is required!')
    expect(errorMessage('validation.required_named', { toString: 'x' })).toBe('This field {name} is required!')
  })
})
