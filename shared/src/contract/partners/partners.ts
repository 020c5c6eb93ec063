import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { email } from '../../schemas/identity.ts'
import { maxCharacters } from '../../schemas/text.ts'
import { errorMessage } from '../../errors/message.ts'
import { approvalStatus, setByStaff } from '../../states/partners/approval.ts'

// Actions of the portal's staff on its providers, besides the list itself (shared/src/resources/partners.ts).

const status = v.picklist(Object.values(approvalStatus))
const ofCompany = { params: v.object({ id: idParam() }), query: v.object(refererPortal) }
const partnerMember = v.object({ id: id(), name: v.string(), email: v.string(), since: instant() })
export type PartnerMember = v.InferOutput<typeof partnerMember>

export const list_partner_members = endpoint({
  method: 'GET',
  path: '/portals/partners/:id/members',
  summary: 'Lists the people who work for a provider, by name',
  action: 'partners.read',
  ...ofCompany,
  output: v.array(partnerMember),
  errors: ['general.not_found'],
})
export const add_partner_member = endpoint({
  method: 'POST',
  path: '/portals/partners/:id/members',
  summary: 'Adds a member of the portal to a provider, in the role Partner',
  action: 'partners.edit',
  confirmed: true,
  ...ofCompany,
  body: v.object({ email }),
  output: partnerMember,
  errors: [
    'general.not_found',
    'partners.no_member',
    'partners.works_elsewhere',
    'users.own_roles',
    'validation.failed',
  ],
})
export const remove_partner_member = endpoint({
  method: 'DELETE',
  path: '/portals/partners/:id/members/:user_id',
  summary: 'Removes a person from a provider; the person stays a member of the portal',
  action: 'partners.edit',
  params: v.object({ id: idParam(), user_id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id() }),
  errors: ['general.not_found', 'users.own_roles'],
})

const reviewedPage = v.object({
  id: id(),
  provider: v.object({ id: id(), name: v.string(), is_published: v.boolean() }),
  title: v.string(),
  slug: v.string(),
  url: v.string(),
  text: v.string(),
  image: v.nullable(v.string()),
  status,
  reason: v.string(),
  clicks: v.number(),
  sent_at: v.nullable(instant()),
})
export type ReviewedPage = v.InferOutput<typeof reviewedPage>

export const list_partner_pages = endpoint({
  method: 'GET',
  path: '/portals/partner-pages',
  summary: 'Lists external pages of all providers except drafts, latest first',
  action: 'partners.read',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
    status: v.optional(
      v.pipe(
        v.union([v.string(), v.number()]),
        v.transform(Number),
        v.picklist([approvalStatus.not_approved, approvalStatus.pending, approvalStatus.approved]),
      ),
    ),
    partner_company_id: v.optional(idParam()),
  }),
  output: v.array(reviewedPage),
  errors: ['validation.cursor', 'validation.failed'],
})
export const review_partner_page = endpoint({
  method: 'POST',
  path: '/portals/partner-pages/:id/review',
  summary: 'Approves an external page of a provider, or declines it with a reason; notifies the provider’s people',
  action: 'partners.edit',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  body: v.pipe(
    v.object({
      status: v.picklist(setByStaff),
      reason: v.pipe(v.optional(v.string(), ''), v.trim(), maxCharacters(1_000)),
      /** when the reviewed text was sent, so that a newer text is not approved unseen */
      sent_at: instant(),
    }),
    v.forward(
      v.check(
        ({ status: to, reason }) => to === approvalStatus.approved || reason !== '',
        errorMessage('validation.required'),
      ),
      ['reason'],
    ),
  ),
  output: v.object({ id: id(), status }),
  errors: ['general.not_found', 'partners.status_not_open', 'validation.failed'],
})
/** A partner page is a provider's page on the storefront (PRT-009); options have the format of every select (OP-99). */
export const select_provider_pages = endpoint({
  method: 'GET',
  path: '/provider-pages/select',
  summary: 'Lists the providers with their pages as options; with a person, only the provider they work for',
  action: 'partners.read',
  query: v.object({ ...refererPortal, user_id: v.optional(idParam()) }),
  output: v.array(v.object({ id: id(), title: v.string() })),
  errors: ['validation.failed'],
})
