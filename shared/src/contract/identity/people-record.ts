import * as v from 'valibot'
import { actions } from '../../access/grants.ts'
import { roles } from '../../access/roles.ts'
import { endpoint, id, idParam, instant, portalIdParam, refererPortal } from '../../calls/endpoint.ts'
import { email, name } from '../../schemas/identity.ts'
import { memberPostalAddress } from '../../schemas/postal-address.ts'
import { phone } from '../../schemas/phone.ts'
import { postalAddressValidations } from '../../states/member-postal-address.ts'

const role = v.picklist(roles)
const text = v.nullable(v.string())
const storedPostalAddress = v.object({
  address: v.string(),
  address_2: v.string(),
  city: v.string(),
  state: v.string(),
  zip_code: v.string(),
  country: v.string(),
  validation: v.picklist(postalAddressValidations),
})
export type StoredPostalAddress = v.InferOutput<typeof storedPostalAddress>

/**
 * Why the account itself cannot be changed here: it is used elsewhere, its person ranks higher, it is the caller's own, or its email is not
 * confirmed.
 */
export const accountLocks = ['own', 'ranks_higher', 'elsewhere', 'unconfirmed'] as const
const person = v.object({
  id: id(),
  portal_id: id(),
  first_name: v.string(),
  middle_name: text,
  last_name: v.string(),
  full_name: v.string(),
  username: text,
  email: v.string(),
  avatar: text,
  direct_number: text,
  roles: v.array(
    v.object({
      name: v.string(),
      short_name: role,
      permissions: v.array(v.picklist(actions)),
      is_outside: v.boolean(),
    }),
  ),
  // Part of the billing address.
  city: text,
  state: text,
  zip_code: text,
  country: text,
  billing_address: v.nullable(storedPostalAddress),
  shipping_address: v.nullable(storedPostalAddress),
  /** missing profile fields, as text (USR-008) */
  missing: v.array(v.string()),
  tags: v.array(v.string()),
  is_outside: v.boolean(),
  is_limited_to_courses: v.boolean(),
  is_blocked: v.boolean(),
  /** the owner has confirmed the email address */
  is_confirmed: v.boolean(),
  has_second_factor: v.boolean(),
  joined_at: instant(),
  /** null: names, email, password and picture can be changed here */
  locked: v.nullable(v.picklist(accountLocks)),
})
export type Person = v.InferOutput<typeof person>

const ofPerson = {
  params: v.object({ user_id: idParam() }),
  // `portal_id` as in the specification's calls; only the current portal is allowed (USR-009, USR-010).
  query: v.object({ ...refererPortal, portal_id: v.optional(portalIdParam()) }),
}
const changed = ['general.not_found', 'users.own_account', 'users.ranks_higher'] as const

export const show_user = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id',
  summary: 'Shows a person of the portal with their details and roles',
  action: 'users.read',
  ...ofPerson,
  output: person,
  errors: ['general.not_found'],
})
export const create_user = endpoint({
  method: 'POST',
  path: '/admin/users',
  summary:
    'Creates a person of the portal and emails a link to confirm the email and choose a password; staff roles require the caller’s password again',
  action: 'users.edit',
  tx: false,
  query: v.object(refererPortal),
  body: v.object({
    first_name: name,
    middle_name: v.optional(v.nullable(name)),
    last_name: name,
    email,
    direct_number: v.optional(v.nullable(phone)),
    roles: v.pipe(v.array(role), v.minLength(1, 'This field is required')),
  }),
  output: v.object({ id: id(), is_returning: v.boolean() }),
  errors: [
    'auth.registration_closed',
    'general.too_many_requests',
    'session.confirm_needed',
    'users.already_member',
    'users.email_taken',
    'users.role_not_assignable',
    'validation.failed',
  ],
})
/** Omitted fields stay unchanged; null clears a postal address or a number. */
export const update_user = endpoint({
  method: 'PATCH',
  path: '/admin/users/:user_id',
  summary:
    'Changes a person: postal addresses of anyone; names, phone and email if the account belongs to this portal only',
  action: 'users.edit',
  ...ofPerson,
  body: v.object({
    first_name: v.optional(name),
    middle_name: v.optional(v.nullable(name)),
    last_name: v.optional(name),
    email: v.optional(email),
    direct_number: v.optional(v.nullable(phone)),
    billing_address: v.optional(v.nullable(memberPostalAddress)),
    shipping_address: v.optional(v.nullable(memberPostalAddress)),
  }),
  output: person,
  errors: [
    'general.not_found',
    'general.too_many_requests',
    'session.confirm_needed',
    'users.ranks_higher',
    'users.account_elsewhere',
    'users.own_account',
    'users.email_taken',
    'validation.failed',
  ],
})
export const update_block_status = endpoint({
  method: 'PUT',
  path: '/admin/users/:user_id/block-status',
  summary: 'Blocks or unblocks a person on this portal; blocking ends their sessions here',
  action: 'users.edit',
  ...ofPerson,
  body: v.object({ is_blocked: v.boolean() }),
  output: v.object({ id: id(), is_blocked: v.boolean() }),
  errors: [...changed, 'users.last_admin', 'validation.failed'],
})
export const preview_delete_user = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/deletion',
  summary: 'Previews the effects of deleting a person from this portal',
  action: 'users.edit',
  ...ofPerson,
  output: v.object({
    /** courses they would lose, and the credits among these that come back */
    running: v.number(),
    returning: v.number(),
    completed: v.number(),
    certificates: v.number(),
    orders: v.number(),
    /** seats they hold for others that nobody could hand out any more */
    seats: v.number(),
    is_elsewhere: v.boolean(),
    /** why it is not possible, as text */
    refused: v.nullable(v.string()),
  }),
  errors: ['general.not_found'],
})
export const delete_user = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id',
  summary: 'Ends a membership of the portal and its running enrollments; records, orders and the account stay',
  action: 'users.edit',
  confirmed: true,
  ...ofPerson,
  output: v.object({ id: id() }),
  errors: [...changed, 'users.protected', 'users.last_admin'],
})
