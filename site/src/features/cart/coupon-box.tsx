import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { $coupon, changeCoupon } from './coupon.store.ts'
import type { Quote } from './use-quote.ts'

export type CouponAnswer = Quote['coupon']

/** Coupon code input. A rejected code stays in its field with the reason; an accepted one can be removed. */
export function CouponBox({ answer, isBusy }: { answer: CouponAnswer; isBusy: boolean }) {
  const coupon = useStore($coupon)
  const [open, setOpen] = useState<'no' | 'kept' | 'asked'>(coupon.typed === '' ? 'no' : 'kept')
  const isApplied = coupon.asked !== '' && answer !== null && answer.refusal === null
  if (isApplied)
    return (
      <p className="coupon-applied small" role="status">
        <span>
          Coupon <strong>{answer.code}</strong>: {answer.title}
          {answer.is_limited ? '. Some prices can’t go any lower.' : ''}
        </span>
        <Button kind="quiet" size="small" onClick={() => changeCoupon({ typed: '', asked: '' })}>
          Remove<span className="visually-hidden"> the coupon</span>
        </Button>
      </p>
    )
  if (open === 'no')
    return (
      <div>
        <Button kind="quiet" size="small" onClick={() => setOpen('asked')}>
          Add a coupon code
        </Button>
      </div>
    )
  return <CodeForm refusal={answer?.refusal ?? null} isBusy={isBusy} takesFocus={open === 'asked'} />
}

function CodeForm({ refusal, isBusy, takesFocus }: { refusal: string | null; isBusy: boolean; takesFocus: boolean }) {
  const coupon = useStore($coupon)
  const field = useFocusOnShow<HTMLInputElement>(takesFocus)
  const isAnswered = coupon.asked !== '' && coupon.asked === coupon.typed
  const error = isAnswered && !isBusy ? (refusal ?? undefined) : undefined
  return (
    <Form
      className="coupon-form"
      aria-label="Coupon"
      onSubmit={() => changeCoupon({ typed: coupon.typed, asked: coupon.typed.trim() === '' ? '' : coupon.typed })}
    >
      <span role="status" className="visually-hidden">
        {error}
      </span>
      <Field label="Coupon code" error={error}>
        <TextInput
          ref={field}
          value={coupon.typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => changeCoupon({ typed: target.value, asked: coupon.asked })}
        />
      </Field>
      <Button kind="secondary" type="submit" busy={isAnswered && isBusy}>
        Apply
      </Button>
    </Form>
  )
}
