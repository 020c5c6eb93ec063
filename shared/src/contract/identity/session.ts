import * as v from 'valibot'
import { roles } from '../../access/roles.ts'
import { givenPassword } from '../../schemas/identity.ts'
import { requiredText } from '../../schemas/text.ts'
import { endpoint, id, refererPortal } from '../../calls/endpoint.ts'

const role = v.picklist(roles)
export const me = v.object({
  id: id(),
  email: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  avatar: v.nullable(v.string()),
  portal_id: id(),
  roles: v.array(
    v.object({ name: v.string(), short_name: role, permissions: v.array(v.string()), is_outside: v.boolean() }),
  ),
  current_role: role,
  /** the current role is limited to the person's own courses */
  is_limited_to_courses: v.boolean(),
  /** first or last name missing (OP-07) */
  is_valid: v.boolean(),
  /** state of the second factor for the current role: `needed` must be proven in this session, `missing` must be set up first */
  second_factor: v.picklist(['fine', 'needed', 'missing']),
})
export type Me = v.InferOutput<typeof me>
/** Landing page for the apps when no path was remembered, by role (SES-023…027). */
export const signedIn = v.object({ user: me, landing: v.string() })
export type SignedIn = v.InferOutput<typeof signedIn>
/** The password was correct and the account has a second factor: the methods that work on this host. */
const oneMoreStep = v.object({
  second_factor: v.object({ totp: v.boolean(), passkey: v.boolean(), recovery: v.boolean() }),
})
export type OneMoreStep = v.InferOutput<typeof oneMoreStep>['second_factor']
export const csrf_cookie = endpoint({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  summary: 'Sets the XSRF-TOKEN cookie that mutations must send back',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  output: v.null(),
  errors: [],
})
export const login = endpoint({
  method: 'POST',
  path: '/login',
  summary: 'Opens a session with email or username and password',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  body: v.object({ login: requiredText(254), password: givenPassword }),
  output: v.union([signedIn, oneMoreStep]),
  errors: [
    'auth.invalid_credentials',
    'auth.account_blocked',
    'auth.account_locked',
    'general.too_many_requests',
    'session.csrf',
    'validation.failed',
  ],
})
export const get_me = endpoint({
  method: 'GET',
  path: '/me',
  summary: 'Shows the signed-in user on this portal',
  action: 'profile.read',
  when_blocked: true,
  second_factor: 'before',
  query: v.object({ ...refererPortal, portal_id: v.optional(v.string()) }),
  output: me,
  errors: ['session.unauthorized', 'auth.account_blocked'],
})
export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session',
  action: 'public',
  auth: 'public',
  when_blocked: true,
  tx: false,
  output: v.null(),
  errors: ['session.csrf'],
})
export const set_role = endpoint({
  method: 'PUT',
  path: '/user/role',
  summary: 'Changes the current role',
  action: 'profile.switch_role',
  second_factor: 'before',
  body: v.object({ role }),
  output: signedIn,
  errors: ['access.role_not_held', 'session.csrf', 'validation.failed'],
})
