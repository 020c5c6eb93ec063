import * as v from 'valibot'
import { actions } from '../../access/grants.ts'
import { roles } from '../../access/roles.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { withTotal } from '../../schemas/lists.ts'

const role = v.picklist(roles)
const paging = {
  cursor: v.optional(v.string()),
  per_page: v.optional(
    v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
  ),
  with_total: withTotal,
}

export const userLine = v.object({
  id: id(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  avatar: v.nullable(v.string()),
  roles: v.array(role),
  is_outside: v.boolean(),
  /** in roles that can be limited: whether the person works only in assigned courses */
  is_limited_to_courses: v.boolean(),
  is_blocked: v.boolean(),
  tags: v.array(v.string()),
  /** an authenticator app or a passkey, which an admin can reset */
  has_second_factor: v.boolean(),
  created_at: instant(),
})
export type UserLine = v.InferOutput<typeof userLine>

export const list_users = endpoint({
  method: 'GET',
  path: '/admin/users',
  summary: 'Lists the people of the portal, newest first',
  action: 'users.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    ...paging,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    role: v.optional(role),
    tag: v.optional(v.pipe(v.string(), v.maxLength(40))),
    blocked: v.optional(v.literal('1')),
  }),
  output: v.array(userLine),
  errors: ['validation.cursor', 'validation.failed'],
})
/** Lists the roles with their names, and which of them the caller may assign on this portal (ROL-004, ROL-023…025, ROL-034). */
export const list_roles = endpoint({
  method: 'GET',
  path: '/admin/roles',
  summary: 'Lists the roles, and which of them may be assigned here',
  action: 'users.read',
  query: v.object(refererPortal),
  output: v.array(v.object({ name: v.string(), short_name: role, is_assignable: v.boolean() })),
  errors: [],
})
/** For permission admins; for managers only on the enterprise and established plans, or the core portal (ROL-027). */
export const roles_and_permissions = endpoint({
  method: 'GET',
  path: '/admin/roles-and-permissions',
  summary: 'Lists every role with the actions that it may perform',
  action: 'permissions.read',
  query: v.object(refererPortal),
  output: v.array(
    v.object({
      name: v.string(),
      short_name: role,
      permissions: v.array(v.picklist(actions)),
      is_outside: v.boolean(),
    }),
  ),
  errors: ['access.denied'],
})
/** Always preserves roles of protected kinds (ROL-020, OP-37). */
export const update_user_roles = endpoint({
  method: 'PUT',
  path: '/admin/users/:user_id/roles',
  summary: 'Sets a person’s roles on this portal',
  action: 'users.edit_roles',
  confirmed: true,
  params: v.object({ user_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({
    roles: v.pipe(v.array(role), v.minLength(1, 'This field is required')),
    /** omitted: unchanged */
    is_limited_to_courses: v.optional(v.boolean()),
  }),
  output: v.object({ id: id(), roles: v.array(role) }),
  errors: [
    'general.not_found',
    'users.own_roles',
    'users.last_admin',
    'users.own_account',
    'users.ranks_higher',
    'users.role_not_assignable',
    'validation.failed',
  ],
})
