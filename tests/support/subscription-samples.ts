/**
 * Calls about plans and subscriptions. Plans belong to the platform; portals are named by host, by super admins, or by people asking for their own.
 */
export const subscriptionsNameless: readonly string[] = [
  'list_plans',
  'list_subscriptions',
  'show_subscription',
  'attach_subscription',
  'change_subscription',
  'end_subscription',
  'show_portal_subscription',
  'cancel_portal_subscription',
  'preview_plan_change',
  'change_plan',
  'keep_plan',
  'open_card_page',
  'adopt_card',
  'list_sold_plans',
  'show_sold_plan',
  'list_own_tenants',
  'buy_subscription',
]
