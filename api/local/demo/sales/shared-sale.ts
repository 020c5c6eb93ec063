import type { Call } from '@portico/shared/calls/call.ts'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { get_admin_course, update_course, update_course_prices } from '@portico/shared/contract/courses/editing.ts'
import { open_account_form } from '@portico/shared/contract/orders/payment-account.ts'
import { answer_share, offer_share } from '@portico/shared/contract/shares.ts'
import { buy } from './buy.ts'
import { submitAccountForm } from './provider-pages.ts'

const slug = 'protecting-personal-information'
const price_cents = 2_400
const terms = {
  owner_percent: 40,
  min_price: 1_500,
  max_discount: 20,
  seats: 50,
  starts_on: null,
  ends_on: null,
  note: 'For producers who handle client files.',
}

type Parties = {
  owner: Call
  seller: Call
  buyer: Call
  /** the seller's origin */
  origin: string
  /** lets the provider's review end at once */
  accountIsReviewed: () => Promise<void>
}

/** Opens the seller's payment account, has it accept a course of the core portal, and sells one seat. */
export async function makeSharedSale({ owner, seller, buyer, origin, accountIsReviewed }: Parties): Promise<void> {
  const { url } = await seller(open_account_form, { body: { return_url: `${origin}/admin/payment-account` } })
  await submitAccountForm(url, 'Summit CE LLC')
  await accountIsReviewed()
  const { id: share_id } = await owner(offer_share, { params: { slug }, query: {}, body: { portal: origin, ...terms } })
  const accepted = await seller(answer_share, { params: { share_id }, query: {}, body: { answer: 'accepted' } })
  const taken = { slug: accepted.slug ?? slug }
  await putOnSale(seller, taken)
  await buy(buyer, { key: 'shared', slugs: [taken.slug], by: 'card' })
}

/** Gives the accepted course what its checklist asks for: a price, an instructor and a certificate template, and publishes it. */
async function putOnSale(seller: Call, params: { slug: string }): Promise<void> {
  const { course, instructors, certificate_templates } = await seller(get_admin_course, { params, query: {} })
  const priced = await seller(update_course_prices, {
    params,
    query: {},
    body: { course_pricings: [{ from_quantity: 1, price: price_cents }], version: course.version },
  })
  const instructor_ids = instructors.slice(0, 1).map(({ id }) => id)
  const certificate_template_id = certificate_templates[0]?.id ?? null
  await seller(update_course, {
    params,
    query: {},
    body: { instructor_ids, certificate_template_id, version: priced.version },
  })
  await seller(publish_course, { params, query: {} })
}
