import type { Verb } from '../../../kernel/verb.ts'
import { attachSubscription } from './attach-subscription.ts'
import { cancelPortalSubscription } from './cancel-portal-subscription.ts'
import { changeSubscription } from './change-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { listPlans } from './list-plans.ts'
import { listSubscriptions } from './list-subscriptions.ts'
import { adoptCard, openCardPage } from './own/card-page.ts'
import { changePlan } from './own/change-plan.ts'
import { keepPlan } from './own/keep-plan.ts'
import { previewPlanChange } from './own/preview-plan-change.ts'
import { showPortalSubscription } from './show-portal-subscription.ts'
import { showSubscription } from './show-subscription.ts'

export const subscriptionsArea: readonly Verb[] = [
  listPlans,
  listSubscriptions,
  showSubscription,
  attachSubscription,
  changeSubscription,
  endSubscription,
  showPortalSubscription,
  cancelPortalSubscription,
  previewPlanChange,
  changePlan,
  keepPlan,
  openCardPage,
  adoptCard,
]
