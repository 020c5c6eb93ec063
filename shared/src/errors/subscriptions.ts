import type { ErrorArea } from './error-area.ts'

export const subscriptionsErrors = {
  'subscriptions.none': { status: 409, message: 'This portal has no subscription.' },
  'subscriptions.running': {
    status: 409,
    message: 'This portal already has a subscription. Change that one, or end it first.',
  },
  'subscriptions.not_tenant': { status: 409, message: 'The core portal and the admin portal need no subscription.' },
  'subscriptions.plan_unknown': { status: 422, message: 'This plan no longer exists. Please choose another one.' },
  'subscriptions.term_over': { status: 422, message: 'A term with this start date would already be over.' },
  'subscriptions.starts_later': { status: 422, message: 'A subscription must start today or earlier.' },
  'subscriptions.price_changed': {
    status: 409,
    message: 'The price of the {plan} plan is {new_price} now, not {old_price}. Nothing was charged.',
  },
  'subscriptions.consent_changed': {
    status: 409,
    message: 'The renewal terms have changed. Please reload the page and read them.',
  },
  'subscriptions.paid_elsewhere': {
    status: 409,
    message: 'You are already paying for this portal with order {order}. You were not charged again.',
  },
  'subscriptions.portal_not_yours': { status: 403, kind: 'right', message: 'You are not an admin of this portal.' },
  'subscriptions.not_by_card': {
    status: 409,
    message: 'This subscription is by contract. Contact the platform’s team to change it.',
  },
  'subscriptions.by_card': {
    status: 409,
    message: 'This subscription is paid by card. The portal’s own admins change its plan.',
  },
  'subscriptions.same_plan': { status: 409, message: 'You already have this plan.' },
  'subscriptions.change_now_differs': {
    status: 409,
    message: 'This change costs {new_price} now, not {old_price}. Nothing was charged. Please review it again.',
  },
  'subscriptions.preview_old': { status: 409, message: 'This preview is out of date. Please review it again.' },
  'subscriptions.declined': {
    status: 409,
    message: 'Your card was declined, and your plan stays as it is. Update your card and try again.',
  },
  'subscriptions.canceled': {
    status: 409,
    message: 'This subscription is canceled. Resume it before you change its plan.',
  },
  'subscriptions.owing': {
    status: 409,
    message: 'A payment of this subscription is missing. Update your card first.',
  },
  'subscriptions.ended': { status: 409, message: 'This subscription has ended. Attach a new one.' },
} as const satisfies ErrorArea
