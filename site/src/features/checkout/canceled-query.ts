/** What the checkout's address carries when the provider's page was left without paying. */
export const canceledQuery = 'payment=canceled'

export const isCanceled = (search: string): boolean => new URLSearchParams(search).get('payment') === 'canceled'
