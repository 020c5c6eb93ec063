import type { Verb } from '../../../../kernel/verb.ts'
import { openAccountDashboard } from './open-account-dashboard.ts'
import { openAccountForm } from './open-account-form.ts'
import { showPaymentAccount } from './show-payment-account.ts'

export const paymentAccount: readonly Verb[] = [showPaymentAccount, openAccountForm, openAccountDashboard]
