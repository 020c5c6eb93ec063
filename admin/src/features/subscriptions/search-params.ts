import { listSearchParams } from '../../kernel/search-params.ts'

export const subscriptionsSearchParams = listSearchParams('status', 'plan')
/** The slug of the portal that a plan is attached to. */
export const attachSearchParams = listSearchParams('portal')
