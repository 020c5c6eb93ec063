import { show_coupon } from '@portico/shared/contract/orders/coupons.ts'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

export const couponQuery = (portal_id: number, id: string) =>
  queryOptions({
    queryKey: ['coupon', portal_id, id],
    queryFn: () => api(show_coupon, { params: { id } }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
