import { buy_subscription } from '@portico/shared/contract/orders/plans.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { PortalDraft } from '../checkout/checkout-form.ts'

export type PortalErrors = { name?: string; slug?: string; portal_id?: string }

/** Validates the portal for a plan, with the API's wording. */
export function portalErrors({ kind, name, slug, portal_id }: PortalDraft): PortalErrors {
  if (kind === 'own') return portal_id === null ? { portal_id: 'Please choose a portal.' } : {}
  const { fields } = checkedBody(buy_subscription.body.entries.portal, { kind: 'new', name, slug })
  return {
    ...(fields?.name?.[0] ? { name: fields.name[0] } : {}),
    ...(fields?.slug?.[0] ? { slug: fields.slug[0] } : {}),
  }
}
