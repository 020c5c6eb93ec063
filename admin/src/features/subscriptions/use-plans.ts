import { list_plans } from '@portico/shared/contract/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'

/** The plans that a portal can have. */
export const usePlans = () => useQuery({ queryKey: ['plans'], queryFn: () => api(list_plans) })
