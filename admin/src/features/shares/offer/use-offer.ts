import { offer_share } from '@portico/shared/contract/shares.ts'
import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { FieldErrors } from '@portico/shared/schemas/forms.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'

export type TypedOffer = {
  portal: string
  owner_percent: string
  min_price: number
  max_discount: string
  seats: string
  starts_on: string
  ends_on: string
  note: string
}
const numberOrNull = (typed: string): number | string | null =>
  typed.trim() === '' ? null : /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : typed

/** Converts the typed offer to the body of the call. */
const bodyOf = ({ owner_percent, max_discount, seats, starts_on, ends_on, ...typed }: TypedOffer) => ({
  ...typed,
  owner_percent: numberOrNull(owner_percent),
  max_discount: numberOrNull(max_discount),
  seats: numberOrNull(seats),
  starts_on: starts_on || null,
  ends_on: ends_on || null,
})

/** Form state of an offer to another portal, validated with the API's rules before it is sent. */
export function useOffer(course: AdminCourse, onSent: () => void) {
  const client = useQueryClient()
  const fresh = { ...blank, min_price: course.price ?? 100 }
  const [typed, setTyped] = useState<TypedOffer>(fresh)
  const [wrong, setWrong] = useState<FieldErrors>({})
  const send = useMutation({
    mutationFn: (body: NonNullable<ReturnType<typeof checked>['body']>) =>
      api(offer_share, { params: { slug: course.slug }, body }),
    onSuccess: async () => {
      toasts.show({
        kind: 'success',
        text: `${course.title} was offered. You will be notified when the other portal responds.`,
      })
      onSent()
      await client.invalidateQueries({ queryKey: ['shared-courses'] })
    },
  })
  const submit = () => {
    const { body, fields } = checked(typed)
    setWrong(fields ?? {})
    send.reset()
    if (body) send.mutate(body)
  }
  const change = (part: Partial<TypedOffer>) => setTyped({ ...typed, ...part })
  const refused: FieldErrors = send.error instanceof CallError ? (send.error.fields ?? {}) : {}
  const isTyped = JSON.stringify(typed) !== JSON.stringify(fresh)
  return { typed, change, submit, send, fields: { ...refused, ...wrong }, found: send.error ?? wrong, isTyped }
}

const blank = {
  portal: '',
  owner_percent: '50',
  max_discount: '',
  seats: '',
  starts_on: '',
  ends_on: '',
  note: '',
}
const checked = (typed: TypedOffer) => checkedBody(offer_share.body, bodyOf(typed))
