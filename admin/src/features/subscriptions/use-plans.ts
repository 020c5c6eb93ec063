import { list_plans } from '@portico/shared/contract/subscriptions.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'

export const usePlans = () => useQuery({ queryKey: ['plans'], queryFn: () => api(list_plans) })
