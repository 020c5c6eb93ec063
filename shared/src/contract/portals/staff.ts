import * as v from 'valibot'
import { withTotal } from '../../schemas/lists.ts'
import { hostLabel, requiredText } from '../../schemas/text.ts'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { portalKind, portalType, staffCompany, staffSetting } from './portal-fields.ts'

/** A portal as staff see it (TEN-003, TEN-004). */
export const portalRecord = v.object({
  id: id(),
  slug: v.string(),
  name: v.string(),
  custom_domain: v.nullable(v.string()),
  is_paused: v.boolean(),
  setting: staffSetting,
  company: v.nullable(staffCompany),
  /** its staff; learners and managers are only counted */
  users: v.array(
    v.object({
      id: id(),
      first_name: v.string(),
      last_name: v.string(),
      email: v.string(),
      roles: v.array(v.string()),
    }),
  ),
  plan: v.nullable(v.object({ short_name: v.string() })),
  subscription: v.nullable(v.object({ ends_at: instant() })),
  managers_count: v.number(),
  learners_count: v.number(),
})
export type PortalRecord = v.InferOutput<typeof portalRecord>

/** Super admins read any portal from the admin portal's host; everyone else reads their own. */
export const show_portal = endpoint({
  method: 'GET',
  path: '/admin/portals/:portal_id',
  summary: 'Shows a portal with its settings, company, plan and counts',
  action: 'portals.read',
  params: v.object({ portal_id: idParam() }),
  query: v.object(refererPortal),
  output: portalRecord,
  errors: ['portals.not_found'],
})

const portalLine = v.object({
  id: id(),
  name: v.string(),
  slug: v.string(),
  kind: portalKind,
  type: v.nullable(portalType),
  custom_domain: v.nullable(v.string()),
  is_paused: v.boolean(),
  url: v.string(),
})
export type PortalLine = v.InferOutput<typeof portalLine>
const portalName = requiredText(120)

export const list_portals = endpoint({
  method: 'GET',
  path: '/admin/portals',
  summary: 'Lists every portal, for roles that may select one',
  action: 'portals.select',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(v.string()),
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    kind: v.optional(portalKind),
    /** returns only this one */
    slug: v.optional(v.pipe(v.string(), v.maxLength(63))),
    per_page: v.optional(
      v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1), v.maxValue(100)),
    ),
    with_total: withTotal,
  }),
  output: v.array(portalLine),
  errors: ['portals.choice_not_yours', 'validation.cursor', 'validation.failed'],
})
export const create_portal = endpoint({
  method: 'POST',
  path: '/admin/portals',
  summary: 'Creates a portal; its own staff choose its type later, once',
  action: 'portals.manage',
  tx: false,
  query: v.object(refererPortal),
  body: v.object({ name: portalName, slug: hostLabel }),
  output: portalLine,
  errors: ['portals.choice_not_yours', 'portals.name_reserved', 'portals.slug_taken', 'validation.failed'],
})
export const update_portal = endpoint({
  method: 'PUT',
  path: '/admin/portals/:portal_id',
  summary: 'Renames a portal',
  action: 'portals.manage',
  tx: false,
  params: v.object({ portal_id: idParam() }),
  query: v.object(refererPortal),
  body: v.object({ name: portalName }),
  output: portalLine,
  errors: ['portals.choice_not_yours', 'portals.not_found', 'validation.failed'],
})
/** Deletes a portal only if it was never used, because training records must be retained for years. */
export const delete_portal = endpoint({
  method: 'DELETE',
  path: '/admin/portals/:portal_id',
  summary: 'Deletes a portal that has never held any data',
  action: 'portals.manage',
  confirmed: true,
  params: v.object({ portal_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id() }),
  errors: ['portals.choice_not_yours', 'portals.not_found', 'portals.in_use', 'portals.being_published'],
})
export const pause_portal = endpoint({
  method: 'PUT',
  path: '/admin/portals/:portal_id/paused',
  summary: 'Pauses or resumes a portal; a paused one shows only the blocked page',
  action: 'portals.select',
  confirmed: true,
  params: v.object({ portal_id: idParam() }),
  body: v.object({ is_paused: v.boolean() }),
  output: v.object({ id: id(), is_paused: v.boolean() }),
  errors: ['portals.not_found', 'portals.not_yours', 'portals.never_paused', 'validation.failed'],
})
/** The portal's main type can be chosen only once (TEN-006). */
export const choose_portal_type = endpoint({
  method: 'PUT',
  path: '/portal-settings/type',
  summary: 'Sets the main portal type, once',
  action: 'portals.edit',
  query: v.object(refererPortal),
  body: v.object({ type: portalType }),
  output: v.object({ type: portalType }),
  errors: ['portals.type_already_set', 'validation.failed'],
})
