/** Query of the checkout URL after leaving the provider's page without paying. */
export const canceledQuery = 'payment=canceled'

export const isCanceled = (search: string): boolean => new URLSearchParams(search).get('payment') === 'canceled'
