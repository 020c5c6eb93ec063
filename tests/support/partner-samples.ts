import type { NamedSample } from './sample.ts'

/** Input for calls about providers that name something. */
export const partnerSamples: Record<string, NamedSample> = {
  set_external_page_status: {
    by_partner: true,
    make: (k) => ({ path: { id: k.lists['partner-pages'] ?? 0 }, body: { status: 2 } }),
  },
  list_partner_members: { make: (k) => ({ path: { id: k.lists.partners ?? 0 } }) },
  // Nobody has this email.
  add_partner_member: {
    make: (k) => ({ path: { id: k.lists.partners ?? 0 }, body: { email: 'nobody@example.com' } }),
    control: 422,
  },
  // People cannot change their own roles.
  remove_partner_member: { make: (k) => ({ path: { id: k.lists.partners ?? 0, user_id: k.user_id } }), control: 403 },
  list_partner_pages: { make: (k) => ({ query: { partner_company_id: k.lists.partners ?? 0 } }) },
  // It was submitted at another moment.
  review_partner_page: {
    make: (k) => ({ path: { id: k.partner_page }, body: { status: 3, sent_at: '2026-01-01T00:00:00.000Z' } }),
    control: 409,
  },
  select_provider_pages: { make: (k) => ({ query: { user_id: k.user_id } }) },
  get_provider: { make: (k) => ({ path: { slug: k.provider_slug } }) },
  list_provider_cards: { make: (k) => ({ path: { topic: k.topic_slug } }) },
  get_partner_page: { make: (k) => ({ path: { slug: k.partner_page_slug } }) },
  click_partner_page: { make: (k) => ({ path: { id: k.partner_page } }) },
}
