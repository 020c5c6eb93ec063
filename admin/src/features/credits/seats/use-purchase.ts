import { get_quote } from '@portico/shared/contract/orders/quote.ts'
import { make_payment } from '@portico/shared/contract/orders/orders.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import { mostBesides } from '@portico/shared/rules/orders/order-limits.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { usAddress, type UsAddress } from '@portico/shared/schemas/postal-address.ts'
import type { UsAddressErrors, UsAddressInput } from '@portico/shared/ui/us-address-fields.tsx'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import type { ManagedCourse } from '../managers/manager-course.ts'

export const mostPurchased = 999
export type TypedPurchase = { amount: string; company: string; po_number: string; address: UsAddressInput }
const emptyPurchase: TypedPurchase = {
  amount: '5',
  company: '',
  po_number: '',
  address: { line1: '', line2: '', city: '', state: '', postal_code: '' },
}

/** A tax service needs the full postal address. */
const taxLocation = (address: UsAddressInput) => ({
  state: address.state || undefined,
  address: checkedBody(usAddress, address).body ?? undefined,
})

/** Returns the identical, already paid order that the error names; the manager has now seen it, so submitting again buys more. */
const paidOrderIds = (error: unknown): number[] =>
  error instanceof CallError && error.code === 'orders.paid_meanwhile' ? [Number(error.params.order)] : []

/**
 * State of a purchase: typed values, current price and payment. Identical contents share one idempotency key, so resending them creates only one
 * order.
 */
export function usePurchase({ id, slug }: ManagedCourse) {
  const [typed, setTyped] = useState(emptyPurchase)
  const [errors, setErrors] = useState<UsAddressErrors>({})
  const attempt = useRef({ contents: '', idempotency_key: '' })
  const besides = useRef<number[]>([])
  const quantity = /^[1-9]\d{0,2}$/.test(typed.amount.trim()) ? Number(typed.amount) : null
  const place = taxLocation(typed.address)
  const quote = useQuery({
    queryKey: ['credit-price', id, quantity, place],
    enabled: quantity !== null,
    placeholderData: keepPreviousData,
    queryFn: () => api(get_quote, { body: { type: 'course', lines: [{ id, quantity: quantity ?? 1 }], ...place } }),
  })
  const line = quote.data?.lines[0]
  const isPriced = quantity !== null && line !== undefined && !quote.isPlaceholderData
  const page = `${location.origin}${linkToStaff('managerSeats', { slug })}`
  const pay = useMutation({
    mutationFn: ({ price, unit_price, address }: { price: number; unit_price: number; address: UsAddress }) => {
      const contents = {
        price,
        lines: [{ id, quantity: quantity ?? 1, unit_price }],
        address,
        billed_to: { name: null, company: typed.company, po_number: typed.po_number, address: null },
      }
      const told = JSON.stringify(contents)
      if (attempt.current.contents !== told) attempt.current = { contents: told, idempotency_key: crypto.randomUUID() }
      const { idempotency_key } = attempt.current
      const earlier = { besides: besides.current, besides_processing: besides.current }
      const body = { ...contents, idempotency_key, ...earlier, success_url: page, cancel_url: page }
      return api(make_payment, { body: { type: 'credits-on-course', ...body } })
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => {
      besides.current = [...besides.current, ...paidOrderIds(error)].slice(-mostBesides)
      // Refetch a price that has changed, and drop the idempotency key, because that order may no longer be payable.
      attempt.current = { contents: '', idempotency_key: '' }
      void quote.refetch()
    },
  })
  const submit = () => {
    const { body, fields } = checkedBody(usAddress, typed.address)
    setErrors(Object.fromEntries(Object.entries(fields ?? {}).map(([name, [sentence]]) => [name, sentence])))
    if (body && isPriced && quote.data)
      pay.mutate({ price: quote.data.total, unit_price: line.unit_price, address: body })
  }
  return {
    typed,
    errors,
    change: (changed: Partial<TypedPurchase>) => setTyped({ ...typed, ...changed }),
    changeAddress: (changed: Partial<UsAddressInput>) => {
      setErrors(Object.fromEntries(Object.entries(errors).filter(([part]) => !(part in changed))))
      setTyped({ ...typed, address: { ...typed.address, ...changed } })
    },
    isCount: quantity !== null,
    /** price of the typed quantity; undefined while loading */
    priced: isPriced && quote.data ? { unit_price: line.unit_price, ...quote.data } : undefined,
    is_gone: quote.data !== undefined && line === undefined,
    submit,
    pay,
    error: quote.error ?? pay.error,
  }
}
